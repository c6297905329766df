import { isFailedFormula } from './error-cells.ts'

/**
 * The text of a cell: without blanks around it, byte order marks, and the guards by which spreadsheets and our own CSV
 * export keep a text a text (`="01067"`, `'+49 …`).
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
    let next = bare.trim()
    if (next.startsWith("'")) next = next.replace(GUARDED, '')
    if (next.includes("\n'")) next = next.replace(GUARDED_LINE, '\n')
    if (next.startsWith('="')) next = next.replace(/^="([^"]*)"$/, '$1')
    if (next === bare) return bare
    bare = next
  }
}
