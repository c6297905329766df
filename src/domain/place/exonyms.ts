import exonyms from '../data/exonyms.json' with { type: 'json' }
import { isRank } from './town-titles.ts'

/**
 * German names by English, Turkish, French and colloquial ones, as folded words. Google Maps exports names of cities in
 * the language of its user.
 */
const EXONYMS: Readonly<Record<string, string>> = exonyms

/** The German name for an English, Turkish or French one: 'München' for 'munich' and 'munih'; else undefined. */
export function germanName(foldedWords: string): string | undefined {
  return Object.hasOwn(EXONYMS, foldedWords) ? EXONYMS[foldedWords] : undefined
}

/** Whether a foreign or colloquial name, or a title ('Hansestadt'), begins with this word. */
export function beginsOtherName(foldedWord: string): boolean {
  return FIRST_WORDS.has(foldedWord) || isRank(foldedWord)
}

const FIRST_WORDS: ReadonlySet<string> = new Set(
  Object.keys(EXONYMS).map(name => name.slice(0, `${name} `.indexOf(' '))),
)
