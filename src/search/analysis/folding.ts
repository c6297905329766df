import { asciiSpelling } from './transliteration.ts'

/** Longest word looked at; longer ones are cut, because nobody types or reads them. */
export const MAX_WORD_LENGTH = 64

/** Letters may stand with marks that fall away; beyond this many units nothing is read. */
const LONGEST_READ = 4 * MAX_WORD_LENGTH
const MARKS = /\p{M}+/gu
const NOT_ASCII = /[^a-z0-9]/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const ASCII = /^[a-z0-9]*$/

/**
 * A word in ascii without case, marks and script: 'Müller' -> 'muller', 'Straße' -> 'strasse', 'İZMİR' -> 'izmir'.
 * @param word letters and digits; anything else is dropped
 * @returns [a-z0-9]*, at most MAX_WORD_LENGTH long; 'ue' for 'ü' still stands (see withoutDigraphs)
 */
export function asciiWord(word: string): string {
  const lower = word.slice(0, LONGEST_READ).toLowerCase()
  if (ASCII.test(lower)) return lower.slice(0, MAX_WORD_LENGTH)
  const bare = lower.normalize('NFKD').replace(MARKS, '').toLowerCase()
  return bare
    .replace(NOT_ASCII, letter => (LETTER_OR_DIGIT.test(letter) ? asciiSpelling(letter) : ''))
    .slice(0, MAX_WORD_LENGTH)
}

/**
 * Writes ae, oe and ue as a, o and u, so that Müller, Mueller and Muller are one word.
 * @param ascii a word of asciiWord
 * Applied to indexed and typed words alike, so 'Michael' and 'Soest' lose a letter on both sides and stay findable.
 * Not after a vowel or q, where no umlaut can stand: Bauer, Feuer, neue, Quelle, Bioenergie keep theirs.
 */
export function withoutDigraphs(ascii: string): string {
  if (!ascii.includes('e', 1)) return ascii
  let folded = ''
  for (let at = 0; at < ascii.length; at++) {
    const letter = ascii.charAt(at)
    folded += letter
    const isDigraph = ascii.charAt(at + 1) === 'e' && (letter === 'a' || letter === 'o' || letter === 'u')
    if (isDigraph && !'aeiouq'.includes(ascii.charAt(at - 1) || '-')) at++
  }
  return folded
}

/**
 * The folded form of one word: asciiWord without digraphs. Two spellings of a word have the same folded form.
 * @returns [a-z0-9]*; empty when nothing in it can be searched for
 */
export function foldWord(word: string): string {
  return withoutDigraphs(asciiWord(word))
}
