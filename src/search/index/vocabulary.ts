import type { Business } from '#domain/business/business.ts'
import { spellings } from '#search/analysis/analyzer.ts'
import { foldWord } from '#search/analysis/folding.ts'
import { isStopWord } from '#search/analysis/stop-words.ts'
import { buildDictionary } from '#search/spelling/spell-checker.ts'

/** Distinct words counted; beyond them stand misspellings, and memory must stay bounded. */
const MOST_WORDS = 1_000_000
/** Lists shorter than this are read in a millisecond, so nobody need hold them ready. */
const FEWEST_OF_COMMON = 1_500
const MOST_COMMON = 300

/** What the words of a directory come to. */
export interface VocabularyResult {
  /** The spelling dictionary as bytes, for openDictionary. */
  readonly spelling: Uint8Array
  /** The words of names and categories that stand most often, most frequent first, without stop words. */
  readonly commonWords: readonly string[]
}

/** Counts the words of names, categories and places as they are spelled: what a misspelled word may have meant. */
export class Vocabulary {
  readonly #counts = new Map<string, number>()
  /** Names of categories and places come again and again, so they are taken apart at the end. */
  readonly #categories = new Map<string, number>()
  readonly #places = new Map<string, number>()

  take({ name, category, city, district }: Pick<Business, 'name' | 'category' | 'city' | 'district'>): void {
    for (const word of spellings(name)) count(this.#counts, word, 1)
    count(this.#categories, category, 1)
    for (const place of [city, district]) if (place) count(this.#places, place, 1)
  }

  /** Ends the counting. */
  finish(): VocabularyResult {
    this.#takeApart(this.#categories)
    const commonWords = commonOf(this.#counts)
    this.#takeApart(this.#places)
    const words = Array.from(this.#counts, ([word, times]) => ({ word, count: times }))
    return { spelling: buildDictionary(words).bytes, commonWords }
  }

  #takeApart(phrases: Map<string, number>): void {
    for (const [phrase, times] of phrases)
      for (const word of spellings(phrase)) count(this.#counts, word, times)
    phrases.clear()
  }
}

function commonOf(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .filter(([word, times]) => times >= FEWEST_OF_COMMON && !isStopWord(foldWord(word)))
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .slice(0, MOST_COMMON)
    .map(([word]) => word)
}

function count(counts: Map<string, number>, key: string, times: number): void {
  const known = counts.get(key)
  if (known !== undefined) counts.set(key, known + times)
  else if (counts.size < MOST_WORDS) counts.set(key, times)
}
