import { stringify } from 'csv-stringify/sync'
import { guardedCell } from './csv-cell.ts'

/** What makes Excel read a CSV file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Rows as lines of a CSV file (RFC 4180, lines end in CR LF).
 * @param rows cells from left to right; texts are guarded against being taken for formulas, null is an empty cell
 */
export function csvLines(
  rows: readonly (readonly (string | number | null)[])[],
  separator: ';' | ',' = ';',
): string {
  return stringify(
    rows.map(row => row.map(cell => (typeof cell === 'string' ? guardedCell(cell) : cell))),
    { delimiter: separator, record_delimiter: 'windows' },
  )
}
