import type { Business } from '#domain/business/business.ts'
import { spellings } from '#search/analysis/analyzer.ts'
import { buildDictionary } from '#search/spelling/spell-checker.ts'

/** Distinct words that are counted. The rest are rare words and misspellings, and memory must stay bounded. */
const MOST_WORDS = 1_000_000

/** Counts by word or phrase. */
export interface VocabularyState {
  readonly counts: Map<string, number>
  readonly categories: Map<string, number>
  readonly places: Map<string, number>
}

/** Counts the words of names, categories and places as they are spelled: what misspelled words may mean. */
export class Vocabulary {
  readonly #counts: Map<string, number>
  /** Names of categories and places repeat, so they are split into words at the end. */
  readonly #categories: Map<string, number>
  readonly #places: Map<string, number>

  /** @param state of a vocabulary whose counting goes on */
  constructor({ counts, categories, places }: VocabularyState = noWords()) {
    this.#counts = counts
    this.#categories = categories
    this.#places = places
  }

  state(): VocabularyState {
    return { counts: this.#counts, categories: this.#categories, places: this.#places }
  }

  take({ name, category, city, district }: Pick<Business, 'name' | 'category' | 'city' | 'district'>): void {
    for (const word of spellings(name)) count(this.#counts, word, 1)
    count(this.#categories, category, 1)
    for (const place of [city, district]) if (place) count(this.#places, place, 1)
  }

  /** Ends the counting. @returns the spelling dictionary as bytes, for openDictionary */
  finish(): Uint8Array {
    this.#countWords(this.#categories)
    this.#countWords(this.#places)
    return buildDictionary(Array.from(this.#counts, ([word, times]) => ({ word, count: times }))).bytes
  }

  #countWords(phrases: Map<string, number>): void {
    for (const [phrase, times] of phrases)
      for (const word of spellings(phrase)) count(this.#counts, word, times)
    phrases.clear()
  }
}

function noWords(): VocabularyState {
  return { counts: new Map(), categories: new Map(), places: new Map() }
}

function count(counts: Map<string, number>, key: string, times: number): void {
  const known = counts.get(key)
  if (known !== undefined) counts.set(key, known + times)
  else if (counts.size < MOST_WORDS) counts.set(key, times)
}
