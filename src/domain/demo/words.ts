import lists from '../data/demo/words.json' with { type: 'json' }

export type WordList = keyof typeof lists

const split = new Map<WordList, readonly string[]>()

/** The words of a list, in the list's order. */
export function wordsOf(list: WordList): readonly string[] {
  const known = split.get(list)
  if (known !== undefined) return known
  const words = lists[list].split(' ').filter(word => word !== '')
  split.set(list, words)
  return words
}

/** A word of a list whose entries may be phrases: 'Dolce-Vita' is read as 'Dolce Vita'. */
export function phrase(word: string): string {
  return word.replaceAll('-', ' ')
}
