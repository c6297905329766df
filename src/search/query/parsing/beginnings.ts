import { foldedWords } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { type Beginning, FEWEST_LETTERS, type Vocabulary } from './vocabulary.ts'

/** A word that is no more being typed and found nowhere may be a beginning from so many letters on. */
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
 * The terms of a text that is being typed: its last word counts as the beginning of words too, and so does every other word
 * that nothing has.
 */
export function withBeginnings(
  vocabulary: Vocabulary,
  terms: readonly QueryTerm[],
  text: string,
): readonly QueryTerm[] {
  const typed = /[\p{L}\p{N}]$/u.test(text) ? foldedWords(text).at(-1) : undefined
  return terms.map((term, at) => {
    const { word } = term
    const isLast = at === terms.length - 1 && word === typed
    const fewest = isLast ? FEWEST_LETTERS : FEWEST_LETTERS_OF_OTHERS
    if (word.includes(' ') || word.length < fewest || (!isLast && vocabulary.isUsed(term))) return term
    const begun = vocabulary.beginningOf(word)
    if (begun.alternatives.length === 0) return term
    return { ...term, begun, alternatives: [...term.alternatives, ...begun.alternatives] }
  })
}

/** Whether words begin with a typed word, so that it needs no correction. */
export function isBeginning(vocabulary: Vocabulary, typed: string): boolean {
  const [word = '', another] = foldedWords(typed)
  if (another !== undefined || word.length < FEWEST_LETTERS) return false
  return vocabulary.beginningOf(word).alternatives.length > 0
}
