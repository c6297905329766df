import type { Business } from '#domain/business/business.ts'
import { spellings } from '#search/analysis/analyzer.ts'
import { foldWord } from '#search/analysis/folding.ts'
import { isStopWord } from '#search/analysis/stop-words.ts'
import { buildDictionary } from '#search/spelling/spell-checker.ts'

/** Distinct words that are counted. The rest are rare words and misspellings, and memory must stay bounded. */
const MOST_WORDS = 1_000_000
/** Shorter posting lists are read in a millisecond and need not be read ahead. */
const FEWEST_OF_COMMON = 1_500
const MOST_COMMON = 300

/** What is made from the words of a directory. */
export interface VocabularyResult {
  /** The spelling dictionary as bytes, for openDictionary. */
  readonly spelling: Uint8Array
  /** The most frequent words of names and categories, most frequent first, without stop words. */
  readonly commonWords: readonly string[]
}

/** Counts the words of names, categories and places as they are spelled: what misspelled words may mean. */
export class Vocabulary {
  readonly #counts = new Map<string, number>()
  /** Names of categories and places repeat, so they are split into words at the end. */
  readonly #categories = new Map<string, number>()
  readonly #places = new Map<string, number>()

  take({ name, category, city, district }: Pick<Business, 'name' | 'category' | 'city' | 'district'>): void {
    for (const word of spellings(name)) count(this.#counts, word, 1)
    count(this.#categories, category, 1)
    for (const place of [city, district]) if (place) count(this.#places, place, 1)
  }

  /** Ends the counting. */
  finish(): VocabularyResult {
    this.#countWords(this.#categories)
    const commonWords = commonOf(this.#counts)
    this.#countWords(this.#places)
    const words = Array.from(this.#counts, ([word, times]) => ({ word, count: times }))
    return { spelling: buildDictionary(words).bytes, commonWords }
  }

  #countWords(phrases: Map<string, number>): void {
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
