import { isFailedFormula } from './error-cells.ts'

/**
 * The text of a cell: without blanks around it, byte order marks, and the guards by which spreadsheets and our own CSV
 * export keep a text a text (`="01067"`, `'+49 …`). Repairs damaged encoding.
 * @returns '' for an empty cell and for what means one ('None', 'null', 'nan', '---', 'k. A.', '{}', '#NV' …)
 */
export function cellText(cell: string): string {
  const text = withoutGuards(cell)
  return isEmptyWord(text) || isFailedFormula(text) ? '' : text
}

/** What exporters, pandas and people write for an empty cell. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  ...['none', 'null', 'nan', 'undefined', 'n/a', 'n.a.', '{}', '[]', 'unknown', 'bilinmiyor'],
  ...['k.a.', 'k. a.', 'k.a', 'keine angabe', 'keine angaben', 'unbekannt'],
])

const LONGEST_EMPTY_WORD = 13

/** Only strokes, dots and question marks. */
const NO_WORD = /^[-\u2010-\u2015_.…?/\\\s]*$/

function isEmptyWord(text: string): boolean {
  if (text.length > LONGEST_EMPTY_WORD) return false
  return EMPTY_WORDS.has(text.toLowerCase()) || NO_WORD.test(text)
}

/** The apostrophe before a number, or before a cell that begins like a formula, also behind characters that programs ignore. */
const GUARDED = /^'+(?=\d[\d\s]*$|[\s\p{Z}\p{Cf}]*[\p{Cc}=+\-@|＝＋－＠｜﹦﹢﹣﹫])/u
/** The same before a further line of a cell. */
const GUARDED_LINE = /\n'+(?=[\s\p{Z}\p{Cf}]*[=+\-@|＝＋－＠｜﹦﹢﹣﹫])/gu

function withoutGuards(cell: string): string {
  let bare = cell
  for (;;) {
    // First the encoding, then the blanks: one of two damaged characters may look like a blank ('Ã ' is 'à').
    let next = repairEncoding(bare).trim()
    if (next.startsWith("'")) next = next.replace(GUARDED, '')
    if (next.includes("\n'")) next = next.replace(GUARDED_LINE, '\n')
    if (next.startsWith('="')) next = next.replace(/^="([^"]*)"$/, '$1')
    if (next === bare) return bare
    bare = next
  }
}

/**
 * Repairs UTF-8 that was read as Windows-1252, as Excel does with a CSV without byte order mark: 'MÃ¼ller' becomes
 * 'Müller'. Correct text does not change.
 */
export function repairEncoding(text: string): string {
  let repaired = text
  // A file may be damaged twice. Each round at least halves the damaged part, so this ends soon.
  for (;;) {
    const next = DAMAGE.test(repaired) ? repairOnce(repaired) : repaired
    if (next === repaired) return repaired
    repaired = next
  }
}

/** The first byte of a UTF-8 sequence as Windows-1252 shows it, followed by any second byte. */
const DAMAGE = /[ÂÃÄÅâð][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

/** Windows-1252 where it differs from Latin-1 (WHATWG encoding standard, index-windows-1252). */
const BYTE_OF: ReadonlyMap<string, number> = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((letter, index) => [
    letter,
    0x80 + index,
  ]),
)

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function repairOnce(text: string): string {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    const byte = BYTE_OF.get(letter) ?? text.charCodeAt(at)
    if (byte > 0xff) return text
    bytes[at] = byte
  }
  try {
    return UTF8.decode(bytes)
  } catch (error) {
    // The bytes are no UTF-8: an 'Ã' that is correct.
    if (error instanceof TypeError) return text
    throw error
  }
}
