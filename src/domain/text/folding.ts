/** Letters that NFKD does not decompose, and how German readers type them. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
}

const PLAIN_ASCII = /^[ -~]*$/
/** Nearly every German text. */
const PLAIN_GERMAN = /^[ -~ÄÖÜßäöü]*$/
const ONE_WORD = /^[a-z0-9]*$/

const GERMAN_UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * Removes case and accents, so that spellings match: 'Müller' and 'MULLER' become 'muller', 'Straße' 'strasse', 'Işık'
 * 'isik'. Punctuation, blanks and letters of other scripts stay.
 * @returns lower case text without combining marks
 */
export function fold(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase()
  if (PLAIN_GERMAN.test(text)) {
    const lower = text.toLowerCase()
    return lower.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss')
  }
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßıøłđðþæœħŧŋ]/g, letter => WHOLE_LETTERS[letter] ?? letter)
}

/** Like `fold`, but with umlauts as two letters: 'Müller' becomes 'mueller', 'Åse' 'ase'. */
export function foldGerman(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase()
  return fold(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöü]/g, letter => GERMAN_UMLAUTS[letter] ?? letter),
  )
}

/**
 * The words of a text, folded and joined by single blanks: 'Garmisch-Partenkirchen ' becomes 'garmisch partenkirchen'.
 */
export function foldWords(text: string): string {
  const folded = fold(text)
  if (ONE_WORD.test(folded)) return folded
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
