import type { PartKind } from '#domain/search/understood.ts'
import { foldWord } from '#search/analysis/folding.ts'

/** What the parts beside trade, name and place say. */
export type PhraseKind = Exclude<PartKind, 'trade' | 'name' | 'place'>

/** What some words of a text say beside what is searched for and where. */
export interface Meaning {
  readonly kind: PhraseKind
  /** The value of the parameter that says the same. */
  readonly value: string
  /** Words of which names are made, too ('Abend', 'Terrasse'): a business that is named so is meant rather. */
  readonly isWeak?: true
}

/** A meaning of the words from `at` on, and how many they are. */
export interface Reading extends Meaning {
  readonly length: number
}

/**
 * Reads the longest phrase of one kind that begins at a word.
 * @param words of foldWord: lower case, without accents and signs, umlauts as one letter ('geoffnet')
 * @param typed the same words as typed: '20:30'
 */
export type PhraseReader = (
  words: readonly string[],
  at: number,
  typed: readonly string[],
) => Reading | undefined

/** A phrase in its text. */
export interface Phrase extends Meaning {
  /** As typed. */
  readonly typed: string
}

/**
 * Finds the longest of some fixed phrases that begins at a word.
 * @param given phrases by their folded words, joined by blanks
 * @param termOf what words must have in common; by default they must be equal
 */
export function readerOf<Said extends object>(
  given: ReadonlyMap<string, Said>,
  termOf: (word: string) => string = word => word,
) {
  const keyOf = (words: readonly string[]) => words.map(termOf).join(' ')
  const phrases = new Map(Array.from(given, ([phrase, said]) => [keyOf(phrase.split(' ')), said]))
  const longest = Math.max(0, ...Array.from(phrases.keys(), key => key.split(' ').length))
  return (words: readonly string[], at: number): (Said & { readonly length: number }) | undefined => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const said = phrases.get(keyOf(words.slice(at, at + length)))
      if (said !== undefined) return { ...said, length }
    }
    return undefined
  }
}

/**
 * The phrases of a list by their folded words, for readerOf. Two words are also read as one: 'EC-Karte'.
 * @param list with commas between; '*' stands for the endings of a German adjective: 'vegan*'
 */
export function phrasesOf(list: string, meaning: Meaning): readonly (readonly [string, Meaning])[] {
  return list
    .split(', ')
    .filter(phrase => phrase !== '')
    .flatMap(withEndings)
    .map(phrase => phrase.split(' ').map(foldWord))
    .flatMap(words => (words.length === 2 ? [words.join(' '), words.join('')] : [words.join(' ')]))
    .map(phrase => [phrase, meaning])
}

const ENDINGS = ['', 'e', 'er', 'es', 'en', 'em']

function withEndings(phrase: string): readonly string[] {
  return phrase.endsWith('*') ? ENDINGS.map(ending => phrase.slice(0, -1) + ending) : [phrase]
}
