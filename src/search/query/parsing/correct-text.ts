import { foldedWords, queryTerms } from '#search/analysis/analyzer.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Corrected {
  /** The whole text with corrected words. */
  readonly text: string
  /** The word that was corrected; the whole texts when several were. */
  readonly from: string
  readonly to: string
}

const WORD = /[\p{L}\p{M}]+/gu

/**
 * Replaces words that the directory does not use by the words that were probably meant.
 * @param isCorrect words that need no correction for another reason
 * @returns undefined when no word needs it, or no word is near
 */
export function correctText(
  vocabulary: Vocabulary,
  text: string,
  isCorrect: (word: string) => boolean = () => false,
): Corrected | undefined {
  const changes: { from: string; to: string }[] = []
  let ofPhrases: ReadonlySet<string> | undefined
  const corrected = text.replace(WORD, word => {
    const better = isCorrect(word) ? undefined : vocabulary.correctionOf(word)
    if (better === undefined || foldedWords(better).join() === foldedWords(word).join()) return word
    ofPhrases ??= wordsOfPhrases(text)
    if (ofPhrases.has(word.toLowerCase())) return word
    const written = inCaseOf(word, better)
    changes.push({ from: word, to: written })
    return written
  })
  const [first, second] = changes
  if (first === undefined) return undefined
  return second === undefined ? { text: corrected, ...first } : { text: corrected, from: text, to: corrected }
}

/** The dictionary is in lower case: with a capital for a word that was typed with one. */
function inCaseOf(typed: string, word: string): string {
  const first = typed.charAt(0)
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)
}

/** Words of known phrases are correct, even if no business uses them one by one. */
function wordsOfPhrases(text: string): ReadonlySet<string> {
  return new Set(queryTerms(text).flatMap(({ typed }) => (typed.includes(' ') ? typed.split(' ') : [])))
}
