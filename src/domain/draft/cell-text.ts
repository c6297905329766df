/**
 * A cell as it was meant: without blanks around it, byte order marks, and what spreadsheets and our own CSV export
 * put around text to keep it text (`="01067"`, `'+49 …`). Encoding damage is repaired.
 * @returns '' for an empty cell and for what stands for one ('None', 'null', 'nan', '-', '{}', '#NV' …)
 */
export function cellText(cell: string): string {
  const text = withoutGuards(cell)
  return text.length <= LONGEST_EMPTY_WORD && EMPTY_WORDS.has(text.toLowerCase()) ? '' : text
}

/** What exporters, pandas and Excel (English, German) write where they have nothing. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  ...['none', 'null', 'nan', 'undefined', 'n/a', '-', '--', '–', '—', '{}', '[]'],
  ...[
    '#n/a',
    '#nv',
    '#ref!',
    '#bezug!',
    '#value!',
    '#wert!',
    '#name?',
    '#div/0!',
    '#null!',
    '#num!',
    '#zahl!',
  ],
])

const LONGEST_EMPTY_WORD = 9

/** What begins a formula, also behind signs that programs skip; guarded cells have an apostrophe before it. */
const GUARDED = /^'+(?=[\s\p{Z}\p{Cf}]*[\p{Cc}=+\-@|＝＋－＠｜﹦﹢﹣﹫])/u

function withoutGuards(cell: string): string {
  let bare = cell
  for (;;) {
    // Damage is repaired before blanks go: one of two damaged characters may look like a blank ('Ã ' is 'à').
    let next = repairEncoding(bare).trim()
    if (next.startsWith("'")) next = next.replace(GUARDED, '')
    if (next.startsWith('="')) next = next.replace(/^="([^"]*)"$/, '$1')
    if (next === bare) return bare
    bare = next
  }
}

/**
 * Undoes UTF-8 that was read as Windows-1252, as Excel does with a CSV without a byte order mark:
 * 'MÃ¼ller' becomes 'Müller'. Text that is right already comes back as it is.
 */
export function repairEncoding(text: string): string {
  let repaired = text
  // Files are damaged twice, too. Each round at least halves the damaged part, so this ends soon.
  for (;;) {
    const next = DAMAGE.test(repaired) ? repairOnce(repaired) : repaired
    if (next === repaired) return repaired
    repaired = next
  }
}

/** The lead byte of a UTF-8 sequence as Windows-1252 shows it, with any second byte behind it. */
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
    // Not UTF-8 underneath: an 'Ã' that somebody meant.
    if (error instanceof TypeError) return text
    throw error
  }
}
