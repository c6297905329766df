import { LEGAL_WORDS } from '#domain/business/legal-forms.ts'
import { foldGerman } from '#domain/text/folding.ts'

/** Shorter words ('am', 'und') are no sign that two names are of the same business. */
const MIN_WORD_LENGTH = 4

/** The words of a business's name, folded, without legal forms; each once. */
export function wordsOf(name: string): readonly string[] {
  const words = foldGerman(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].filter(word => !LEGAL_WORDS.has(word))
}

/** Whether a word of a name says something about the business. */
export function isTelling(word: string): boolean {
  return word.length >= MIN_WORD_LENGTH
}
