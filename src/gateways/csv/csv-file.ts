import { stringify } from 'csv-stringify/sync'

/** Cells from left to right; null is an empty cell. */
export type CsvRow = readonly (string | number | null)[]

/** ';' for Excel in Germany. */
export type CsvSeparator = ';' | ','

/**
 * A CSV file in pieces, as fast as they are asked for.
 * @param rows without the header, in pieces of any length
 */
export async function* csvFile(
  header: CsvRow,
  rows: AsyncIterable<readonly CsvRow[]>,
  separator: CsvSeparator = ';',
): AsyncGenerator<string> {
  yield csvText(header, [], separator)
  for await (const piece of rows) yield csvLines(piece, separator)
}

/** A CSV file as one text. */
export function csvText(header: CsvRow, rows: readonly CsvRow[], separator: CsvSeparator = ';'): string {
  return BYTE_ORDER_MARK + csvLines([header, ...rows], separator)
}

/** Rows as lines of a CSV file (RFC 4180, lines end in CR LF); texts are guarded against being taken for formulas. */
export function csvLines(rows: readonly CsvRow[], separator: CsvSeparator = ';'): string {
  return stringify(
    rows.map(row => row.map(cell => (typeof cell === 'string' ? guardedCell(cell) : cell))),
    { delimiter: separator, record_delimiter: 'windows' },
  )
}

/** Makes Excel read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A text that a spreadsheet program would take for a formula or a command gets an apostrophe in front, so that it stays
 * text (OWASP, CSV injection). Not for numbers: a negative one would become text.
 */
export function guardedCell(text: string): string {
  return BEGINS_FORMULA.test(text) ? `'${text}` : text
}

/**
 * After blanks and invisible characters, which programs skip: a control character (tab, CR, LF, NUL), or = + - @ |,
 * also in their full-width and small forms, which some programs fold to the plain ones.
 */
const BEGINS_FORMULA = /^[\p{Z}\p{Cf}]*[\p{Cc}=+\-@|＝＋－＠｜﹦﹢﹣﹫]/u
