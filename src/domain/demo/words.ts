import { memoize } from '#domain/cache/bounded-cache.ts'
import lists from '../data/demo/words.json' with { type: 'json' }

export type WordList = keyof typeof lists

/** The words of a list, in the list's order. */
export const wordsOf: (list: WordList) => readonly string[] = memoize(
  list => lists[list].split(' ').filter(word => word !== ''),
  { most: 4 * Object.keys(lists).length },
)

/** An entry of a list as phrase: 'Dolce-Vita' becomes 'Dolce Vita'. */
export function phrase(word: string): string {
  return word.replaceAll('-', ' ')
}

/** Whether there is a list of this name. */
export function isWordList(name: string): name is WordList {
  return name in lists
}
