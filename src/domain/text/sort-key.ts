import { fold } from './folding.ts'

/** Characters of a name that are compared. */
const MAX_SORTED_CHARACTERS = 120

/** After 'z', so that names in other scripts, and names without letters and digits, come last. */
const AFTER_LETTERS = '~'

/**
 * A key whose byte order is the German order of names (DIN 5007-1): Ä with A, ß as ss, digits before letters,
 * a blank or hyphen before both, other punctuation ignored. Letters of other scripts follow z, by code point.
 * @returns ASCII, for `ORDER BY` in a database without collations; never empty
 */
export function sortKey(text: string): string {
  const key = fold(text.slice(0, MAX_SORTED_CHARACTERS))
    .replace(/[\s\p{Pd}/]+/gu, ' ')
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim()
    .replace(/ {2,}/g, ' ')
    .replace(
      /[^ a-z0-9]/gu,
      letter => AFTER_LETTERS + (letter.codePointAt(0) ?? 0).toString(16).padStart(6, '0'),
    )
  return key === '' ? AFTER_LETTERS.repeat(2) : key
}
