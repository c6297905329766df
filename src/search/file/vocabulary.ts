import type { Business } from '#domain/business/business.ts'
import { spellings } from '#search/analyzer.ts'
import { buildDictionary } from '#search/correct.ts'

/** Distinct words counted; beyond them stand misspellings, and memory must stay bounded. */
const MOST_WORDS = 1_000_000

/** Counts the words of names, categories and places as they are spelled: what a misspelled word may have meant. */
export class Vocabulary {
  readonly #counts = new Map<string, number>()
  /** Names of categories and places come again and again, so they are taken apart at the end. */
  readonly #phrases = new Map<string, number>()

  take({ name, category, city, district }: Pick<Business, 'name' | 'category' | 'city' | 'district'>): void {
    for (const word of spellings(name)) count(this.#counts, word, 1)
    for (const phrase of [category, city, district]) if (phrase) count(this.#phrases, phrase, 1)
  }

  /** The spelling dictionary as bytes, for openDictionary. */
  pack(): Uint8Array {
    for (const [phrase, times] of this.#phrases)
      for (const word of spellings(phrase)) count(this.#counts, word, times)
    this.#phrases.clear()
    return buildDictionary(Array.from(this.#counts, ([word, times]) => ({ word, count: times }))).bytes
  }
}

function count(counts: Map<string, number>, key: string, times: number): void {
  const known = counts.get(key)
  if (known !== undefined) counts.set(key, known + times)
  else if (counts.size < MOST_WORDS) counts.set(key, times)
}
