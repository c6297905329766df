import { foldedWords } from '#search/analysis/analyzer.ts'

/** Begins every token that is not a word. The analyzer never makes a term with it. */
export const TOKEN_PREFIX = '_'

/** First words of a name that have a token; nobody types more before choosing. */
const MOST_FIRST_WORDS = 6

/** Shorter numbers are short codes or typing errors. */
const FEWEST_PHONE_DIGITS = 5

/**
 * The token of a whole name. All its spellings have the same: 'BÄCKEREI ROTH' and 'Baeckerei Roth'.
 * @param words of foldedWords
 */
export function exactNameToken(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : hashToken('x', words.join(' '))
}

/** The token of the first words of a name. A query of exactly these words finds it. */
export function firstWordsToken(words: readonly string[]): string | undefined {
  return words.length === 0 || words.length > MOST_FIRST_WORDS ? undefined : hashToken('b', words.join(' '))
}

/** The tokens of a whole name and of all its shorter beginnings, joined by blanks; '' without words. */
export function nameTokens(words: readonly string[]): string {
  const hash = new Hash()
  let beginnings = ''
  for (let at = 0; at < words.length; at++) {
    hash.add(at === 0 ? (words[at] ?? '') : ` ${words[at]}`)
    if (at + 1 < words.length && at < MOST_FIRST_WORDS) beginnings += ` ${hash.token('b')}`
  }
  return words.length === 0 ? '' : hash.token('x') + beginnings
}

/** The token of one to five first digits of a postal code: '80331', '803', '0'. */
export function postalToken(digits: string): string {
  return `${TOKEN_PREFIX}p${digits}`
}

/** The token of a district of a city. */
export function districtToken(citySlug: string, district: string): string {
  return hashToken('d', `${citySlug} ${foldedWords(district).join(' ')}`)
}

/** The token of the first word of a name, for suggestions. */
export function nameStartToken(word: string): string {
  return TOKEN_PREFIX + word
}

/**
 * The token of a phone number, the same for '0221 4710318', '+49 (221) 471 03 18' and '0049221-4710318'.
 * @returns undefined when the text is not a phone number
 */
export function phoneToken(text: string): string | undefined {
  if (!/^[\s\d+()[\]/.‐‑–—-]+$/.test(text)) return undefined
  const digits = text
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)49/, '')
    .replace(/^[0+]+/, '')
  return /^\d+$/.test(digits) && digits.length >= FEWEST_PHONE_DIGITS
    ? `${TOKEN_PREFIX}t${digits}`
    : undefined
}

/** The tokens that a typed phone number may mean: '49 30 12345' begins with a country code or, without its zero, an area code. */
export function phoneTokens(typed: string): readonly string[] {
  const asTyped = phoneToken(typed)
  const international = /^[\s([]*49/.test(typed) ? phoneToken(`+${typed.replace(/^[\s([]+/, '')}`) : undefined
  return [international, asTyped].filter(token => token !== undefined)
}

function hashToken(kind: string, text: string): string {
  const hash = new Hash()
  hash.add(text)
  return hash.token(kind)
}

/** Two 32-bit FNV-1a hashes: 441,000 names collide with a probability below one in a hundred million. */
class Hash {
  #first = 0x811c9dc5
  #second = 0x1b873593

  add(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      this.#first = Math.imul(this.#first ^ code, 0x01000193)
      this.#second = Math.imul(this.#second ^ code, 0x85ebca6b) ^ (this.#second >>> 13)
    }
  }

  /** The token of everything added so far. */
  token(kind: string): string {
    return `${TOKEN_PREFIX}${kind}${(this.#first >>> 0).toString(36)}${TOKEN_PREFIX}${(this.#second >>> 0).toString(36)}`
  }
}
