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
    // With a delimiter of its own, csv-stringify quotes only cells that contain that one, and not a single CR or LF.
    { delimiter: separator, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
}

/** Makes Excel read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A text that a spreadsheet program would take for a formula or a command gets an apostrophe in front, so that it stays
 * text (OWASP, CSV injection); so does each further line of it, because some programs split a cell at its line breaks.
 * Not for numbers: a negative one would become text. domain/draft/cell-text.ts removes the apostrophes.
 */
export function guardedCell(text: string): string {
  const guarded = BEGINS_FORMULA.test(text) ? `'${text}` : text
  return guarded.replace(LINE_BEGINS_FORMULA, "$&'")
}

/**
 * After blanks and invisible characters, which programs skip: a control character (tab, CR, LF, NUL), or = + - @ |,
 * also in their full-width and small forms, which some programs fold to the plain ones.
 */
const BEGINS_FORMULA = /^[\p{Z}\p{Cf}]*[\p{Cc}=+\-@|＝＋－＠｜﹦﹢﹣﹫]/u

/** A line break before such a line. Blank lines and indentation are none. */
const LINE_BEGINS_FORMULA =
  /(?:\r\n|[\r\n\v\f\u0085\u2028\u2029])(?=[\p{Zs}\p{Cf}\t\0]*[=+\-@|＝＋－＠｜﹦﹢﹣﹫])/gu
