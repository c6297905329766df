import type { SpellingDictionary } from './dictionary.ts'

const LETTERS = 26
const FIRST_LETTER = 'a'.charCodeAt(0)
/** Words are grouped by so many first letters. No word has fewer. */
const GROUPED_LETTERS = 3

/** More words are not sorted: so many have the most frequent ones of all among them. */
const MOST_SORTED = 1_000

/** The words of a dictionary by their first letters. */
export class WordBeginnings {
  readonly #dictionary: SpellingDictionary
  /** Where the words of each group end. */
  readonly #ends: Uint32Array
  /** Numbers of words, the most frequent first in each group. */
  readonly #words: Uint32Array

  constructor(dictionary: SpellingDictionary) {
    const { foldedEnds } = dictionary
    this.#dictionary = dictionary
    const groups = Uint16Array.from(foldedEnds, (_, id) => this.#groupAt(foldedEnds[id - 1] ?? 0))
    const ends = new Uint32Array(LETTERS ** GROUPED_LETTERS)
    for (const group of groups) ends[group] = (ends[group] ?? 0) + 1
    // First the beginning of each group; filling the group moves it to the end.
    let end = 0
    ends.forEach((count, group) => {
      ends[group] = end
      end += count
    })
    this.#words = new Uint32Array(groups.length)
    groups.forEach((group, id) => {
      const place = ends[group] ?? 0
      this.#words[place] = id
      ends[group] = place + 1
    })
    this.#ends = ends
  }

  /** The most frequent words that begin with some letters, folded. @param beginning two letters or more, [a-z0-9]+ */
  mostFrequent(beginning: string, most: number): readonly string[] {
    if (/[^a-z]/.test(beginning)) return []
    const found: string[] = []
    for (const id of this.#wordsOfGroups(beginning)) {
      const word = this.#wordOf(id)
      if (word.startsWith(beginning)) found.push(word)
      if (found.length === most) break
    }
    return found
  }

  /** All words with the first letters of a beginning and perhaps others, the most frequent first. */
  #wordsOfGroups(beginning: string): Iterable<number> {
    const letters = beginning.slice(0, GROUPED_LETTERS)
    const groups = LETTERS ** (GROUPED_LETTERS - letters.length)
    const first = Array.from(letters).reduce(
      (group, letter) => group * LETTERS + letter.charCodeAt(0) - FIRST_LETTER,
      0,
    )
    const words = this.#words.subarray(
      this.#ends[first * groups - 1] ?? 0,
      this.#ends[(first + 1) * groups - 1] ?? 0,
    )
    if (groups === 1) return words
    return words.length > MOST_SORTED ? this.#dictionary.counts.keys() : words.toSorted()
  }

  #groupAt(start: number): number {
    const { folded } = this.#dictionary
    let group = 0
    for (let at = start; at < start + GROUPED_LETTERS; at++)
      group = group * LETTERS + (folded[at] ?? FIRST_LETTER) - FIRST_LETTER
    return group
  }

  #wordOf(id: number): string {
    const { folded, foldedEnds } = this.#dictionary
    return Buffer.from(folded.subarray(foldedEnds[id - 1] ?? 0, foldedEnds[id])).toString('latin1')
  }
}
