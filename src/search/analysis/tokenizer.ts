import { asciiWord, MAX_WORD_LENGTH } from './folding.ts'

/** One word of a text. */
export interface Word {
  /** In ascii, with digraphs. */
  readonly word: string
  /** As written, in lower case. */
  readonly typed: string
  /** What a query for it may mean instead, in ascii, words that must all occur: toni for Toni's, h and m for H&M, 14 and b for 14b. */
  readonly instead: readonly (readonly string[])[]
  /** Other words that it is indexed as, in ascii: joined with the words it is hyphenated with, its halves. */
  readonly extra: readonly string[]
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const BEYOND_LATIN_1 = /[^\u0000-\u00ac\u00ae-\u00ff]/
const SEPARATORS = /[^\p{L}\p{N}\p{M}.'’‘`´&+/:*_@‐‑–—-]+/u
/** Nearly every word: it needs none of the rules below. */
const PLAIN_WORD = /^[a-zäöüß]+$/i
const CHINESE_OR_JAPANESE = /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u
/** K.F.Z., e.V., m.b.H: one word. */
const INITIALS = /^(?:\p{L}\.){2,}\p{L}?$|^(?:\p{L}\.)+\p{L}{1,2}\.?$/u
/** h & m, h + m: one letter or digit on each side. */
const SPACED_SIGN = /(?<![\p{L}\p{N}.&+])([\p{L}\p{N}])\s{1,3}[&+]\s{1,3}([\p{L}\p{N}])(?![\p{L}\p{N}.&+])/gu
const SPACED_AND =
  /(?<![\p{L}\p{N}.&+])([\p{L}\p{N}])\s{1,3}(?:[&+]|und|u|and|n)\s{1,3}([\p{L}\p{N}])(?![\p{L}\p{N}.&+])/giu

/**
 * Prepares a text for chunksOf: composes umlauts, removes invisible characters (soft hyphen, direction marks), writes
 * 'H & M' together.
 * @param isTyped in a query 'h und m' means the same, and '14 b' is '14b'; an indexed text may be a sentence
 */
export function normaliseText(text: string, isTyped: boolean): string {
  const plain = BEYOND_LATIN_1.test(text) ? text.normalize('NFC').replace(INVISIBLE, '') : text
  if (isTyped) return plain.replace(SPACED_AND, '$1&$2').replace(SPACED_HOUSE_NUMBER, '$1$2')
  return plain.includes(' & ') || plain.includes(' + ') ? plain.replace(SPACED_SIGN, '$1&$2') : plain
}

/** 14 b: a house number, as 14b is one. */
const SPACED_HOUSE_NUMBER = /(?<![\p{L}\p{N}.,&+/-])(\d{1,4})\s{1,2}([a-z])(?![\p{L}\p{N}.&+'’-])/giu
const HOUSE_NUMBER = /^(\d{1,4})([a-z])$/i

/** For every UTF-16 unit whether it belongs to a chunk. Surrogate pairs are left to the regular expression. */
const inChunk = Uint8Array.from({ length: 2 ** 16 }, (_, unit) =>
  SEPARATORS.test(String.fromCharCode(unit)) ? 0 : 1,
)
const FIRST_OF_PAIRS = 0xd800
const LAST_OF_PAIRS = 0xdfff

/**
 * The pieces of a text between blanks and separating punctuation: 'Kfz-Werkstatt', "Toni's", 'H&M', 'e.V.'.
 * @returns none of them empty
 */
export function chunksOf(plain: string): readonly string[] {
  const chunks: string[] = []
  let start = -1
  for (let at = 0; at < plain.length; at++) {
    const unit = plain.charCodeAt(at)
    if (inChunk[unit] === 1) {
      if (start < 0) start = at
      continue
    }
    if (unit >= FIRST_OF_PAIRS && unit <= LAST_OF_PAIRS)
      return plain.split(SEPARATORS).filter(chunk => chunk !== '')
    if (start >= 0) chunks.push(plain.slice(start, at))
    start = -1
  }
  if (start >= 0) chunks.push(plain.slice(start))
  return chunks
}

/**
 * The words of one chunk.
 * @param chunk without blanks; joining signs (. ' & + - / : * _ @) may be anywhere
 * @returns words in ascii, possibly none: 'Kfz-Werkstatt' -> kfz (also kfzwerkstatt), werkstatt; 'H&M' -> hundm (also
 * hm, h, m); 'Friseur:in' -> friseur
 */
export function wordsOfChunk(chunk: string): readonly Word[] {
  if (PLAIN_WORD.test(chunk)) return wordsNamed(chunk)
  const bare = chunk.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[:*_/]-?in(nen)?(?![\p{L}\p{N}])/giu, '')
  return bare
    .split(/[/:*_@]+/)
    .flatMap(piece => (CHINESE_OR_JAPANESE.test(piece) ? piece.split(CHINESE_OR_JAPANESE) : [piece]))
    .flatMap(wordsOfPiece)
}

function wordsOfPiece(piece: string): readonly Word[] {
  if (INITIALS.test(piece)) return wordsNamed(piece)
  const signed = /^[^\p{L}\p{N}]*([\p{L}\p{N}]{1,2})[&+]([\p{L}\p{N}]{1,2})[^\p{L}\p{N}]*$/u.exec(piece)
  if (signed !== null) return signedWord(asciiWord(signed[1] ?? ''), asciiWord(signed[2] ?? ''))
  return piece.split(/[.&+]+/).flatMap((hyphened, index, all) => {
    const isAbbreviated = index < all.length - 1 && all[index + 1] === ''
    return hyphenatedWords(hyphened, isAbbreviated)
  })
}

/** H&M, 1&1, C+A. */
function signedWord(left: string, right: string): readonly Word[] {
  if (left === '' || right === '') return []
  return [
    {
      word: `${left}und${right}`,
      typed: `${left}&${right}`,
      instead: [[left, right]],
      extra: [left + right, left, right],
    },
  ]
}

function hyphenatedWords(text: string, isAbbreviated: boolean): readonly Word[] {
  const words = text.split(/[‐‑–—-]+/).flatMap(part => wordsNamed(isAbbreviated ? unabbreviated(part) : part))
  const [first, ...rest] = words
  if (first === undefined || rest.length === 0 || rest.length > 3) return words
  const joined = words
    .map(part => part.word)
    .join('')
    .slice(0, MAX_WORD_LENGTH)
  return /^\d*$/.test(joined) ? words : [{ ...first, extra: [...first.extra, joined] }, ...rest]
}

/** Marktpl. */
function unabbreviated(part: string): string {
  return /\p{L}{4}pl$/u.test(part) ? `${part}atz` : part
}

/** Toni's becomes tonis and toni, d'Angelo dangelo and angelo, Check24 check24, check and 24. */
function wordsNamed(part: string): readonly Word[] {
  const word = asciiWord(part)
    .replace(/(^|[a-z]{3})str$/, '$1strasse')
    .slice(0, MAX_WORD_LENGTH)
  if (word === '') return []
  const typed = part.toLowerCase().replace(/\u0307/g, '')
  if (PLAIN_WORD.test(part)) return [{ word, typed, instead: [], extra: [] }]
  const owner = asciiWord(/^(.{2,})['’‘`´]s$/iu.exec(part)?.[1] ?? '')
  const halves =
    /^(\p{L}{3,})(\d+)$|^(\d+)(\p{L}{3,})$|^\p{L}{1,2}['’‘`´](.{3,})$/u.exec(part)?.slice(1) ?? []
  const extra = [owner, ...halves.map(half => asciiWord(half ?? ''))].filter(other => other !== '')
  const apart = HOUSE_NUMBER.exec(part)?.slice(1).map(asciiWord)
  const instead = [...(owner === '' ? [] : [[owner]]), ...(apart === undefined ? [] : [apart])]
  return [{ word, typed, instead, extra }]
}
