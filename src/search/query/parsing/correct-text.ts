import { foldedWords, queryTerms } from '#search/analysis/analyzer.ts'
import { asciiWord, foldWord } from '#search/analysis/folding.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { correctWord } from '#search/spelling/spell-checker.ts'

export interface Corrected {
  /** The whole text with corrected words. */
  readonly text: string
  /** The word that was corrected; the whole texts when several were. */
  readonly from: string
  readonly to: string
}

const WORD = /[\p{L}\p{M}]+/gu

/**
 * Replaces words that nothing in the index matches by the words that were probably meant.
 * @param isCorrect words that need no correction for another reason
 * @returns undefined when no word needs it, or no word is near
 */
export function correctText(
  snapshot: Snapshot,
  text: string,
  isCorrect: (word: string) => boolean = () => false,
): Corrected | undefined {
  const dictionary = snapshot.spelling()
  if (dictionary === undefined) return undefined
  const changes: { from: string; to: string }[] = []
  let ofPhrases: ReadonlySet<string> | undefined
  const corrected = text.replace(WORD, word => {
    const isGood = isSpelledWell(snapshot, word) || isCorrect(word)
    const better = isGood ? undefined : correctWord(dictionary, word)
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

/**
 * Whether something matches the word. Words with a digraph are not sure: 'frisuer' folds to 'frisur', which nobody
 * meant.
 */
function isSpelledWell(snapshot: Snapshot, word: string): boolean {
  if (asciiWord(word) !== foldWord(word)) return false
  return queryTerms(word).some(
    ({ alternatives }) => snapshot.main.hasAny(alternatives) || snapshot.delta.hasAny(alternatives),
  )
}
