import { hasOwnUmlauts } from '#domain/text/own-umlauts.ts'

/** Longer words are cut. */
export const MAX_WORD_LENGTH = 64

/**
 * A word in lower-case ascii without accents, from any script: 'Müller' -> 'muller', 'Straße' -> 'strasse', 'İZMİR' ->
 * 'izmir'.
 * @param word letters and digits; anything else is dropped
 * @returns [a-z0-9]*, at most MAX_WORD_LENGTH long; a typed 'ue' stays 'ue' (see withoutDigraphs)
 */
export function asciiWord(word: string): string {
  const lower = word.slice(0, LONGEST_READ).toLowerCase()
  if (ASCII.test(lower)) return lower.slice(0, MAX_WORD_LENGTH)
  const bare = withKeptUmlauts(lower).normalize('NFKD').replace(MARKS, '').toLowerCase()
  return bare
    .replace(NOT_ASCII, letter => (LETTER_OR_DIGIT.test(letter) ? asciiSpelling(letter) : ''))
    .slice(0, MAX_WORD_LENGTH)
}

/** A lower-case word with its umlauts written 'ae', 'oe' and 'ue' where they make it another word: 'küche', not 'kuchen'. */
function withKeptUmlauts(lower: string): string {
  const german = lower.normalize('NFC').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return hasOwnUmlauts(german) ? german : lower
}

/**
 * Writes ae, oe and ue as a, o and u, so that Müller, Mueller and Muller are one word.
 * @param ascii a word of asciiWord
 * Indexed and typed words are treated alike, so 'Michael' and 'Soest' are still found. No umlaut can follow a vowel or
 * q: Bauer, Feuer, neue, Quelle and Bioenergie keep their e,
 * and so do words that would be others without their umlauts.
 */
export function withoutDigraphs(ascii: string): string {
  if (!ascii.includes('e', 1) || hasOwnUmlauts(ascii)) return ascii
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

/** Units of a word that are read: marks on letters are dropped, so a word may be longer before folding. */
const LONGEST_READ = 4 * MAX_WORD_LENGTH
const MARKS = /\p{M}+/gu
const NOT_ASCII = /[^a-z0-9]/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const ASCII = /^[a-z0-9]*$/

/** A Latin spelling for each letter. The usual German transcription of a name folds to the same word. */
const CYRILLIC =
  'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х h ц z ч tsch ш sch щ sch ъ  ы y ь  э e ю ju я ja і i ї i є e ґ g ђ dj ј j љ lj њ nj ћ c џ dz ў u ѓ g ќ k ѕ dz'
const GREEK =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
/** Latin letters that do not decompose into a letter and an accent. */
const LATIN = 'ß ss ı i ł l ø o æ a œ o đ d ð d þ th ħ h ŧ t ŋ n ə e ĸ k ƒ f ȷ j ɨ i ʉ u ƀ b'

const spelled = new Map<string, string>()
for (const table of [CYRILLIC, GREEK, LATIN]) {
  const cells = table.split(' ')
  for (let at = 0; at < cells.length; at += 2) spelled.set(cells[at] ?? '', cells[at + 1] ?? '')
}

/**
 * The ascii spelling of a lower-case letter or digit of any script, without accents.
 * @returns one to five of [a-z0-9], or '' for a silent letter. A letter of a script without a table becomes 'u' and its
 * code point in digits, which no later rule changes, so that the same word is found again.
 */
function asciiSpelling(letter: string): string {
  return spelled.get(letter) ?? `u${letter.codePointAt(0) ?? 0}`
}
