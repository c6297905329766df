import { foldedWords } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { isTrade } from '../named-trade.ts'
import { type Beginning, FEWEST_LETTERS, type Vocabulary } from './vocabulary.ts'

/** A word before others is finished; it is rather misspelled than begun where it has fewer letters. */
const FEWEST_LETTERS_OF_OTHERS = 4

/** A term that may be the beginning of a word. */
export interface BegunTerm extends QueryTerm {
  readonly begun: Beginning
}

/** Whether a term may be the beginning of a word. */
export function isBegun(term: QueryTerm): term is BegunTerm {
  return 'begun' in term
}

/**
 * The terms of a text that finds nothing as it is: its last word and every other word that nothing has count as beginnings of
 * words too.
 * @param terms of the typed text, perhaps corrected: what had to be corrected was finished
 * @returns undefined where no word is the beginning of another
 */
export function withBeginnings(
  vocabulary: Vocabulary,
  terms: readonly QueryTerm[],
  typed: string,
): readonly QueryTerm[] | undefined {
  const words = foldedWords(typed)
  const last = /[\p{L}\p{N}]$/u.test(typed) ? words.at(-1) : undefined
  const read = terms.map((term, at) => {
    const { word } = term
    const isLast = at === terms.length - 1 && word === last
    const fewest = isLast ? FEWEST_LETTERS : FEWEST_LETTERS_OF_OTHERS
    if (!words.includes(word) || word.length < fewest) return term
    // A trade is finished, unless it is the last of several words: 'Bella It'.
    if (isTrade(term) && (!isLast || terms.length === 1)) return term
    if (!isLast && vocabulary.isUsed(term)) return term
    const begun = vocabulary.beginningOf(word)
    if (begun.alternatives.length === 0) return term
    return { ...term, begun, alternatives: [...term.alternatives, ...begun.alternatives] }
  })
  return read.some(isBegun) ? read : undefined
}

/** Whether words begin with a typed word, so that it needs no correction. */
export function isBeginning(vocabulary: Vocabulary, typed: string): boolean {
  const [word = '', another] = foldedWords(typed)
  if (another !== undefined || word.length < FEWEST_LETTERS) return false
  return vocabulary.beginningOf(word).alternatives.length > 0
}
