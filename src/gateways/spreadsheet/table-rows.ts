import type { SpreadsheetLimits } from './limits.ts'
import { suspicious, tooManyColumns, tooManyRows } from './refusals.ts'
import type { RawRow, RawRows, SheetRow } from './rows.ts'

/** Rows of one message: enough to make messages cheap, few enough to have several in memory. */
const ROWS_PER_BATCH = 500
/** A batch ends early at this many characters, so that rows with long cells do not fill the memory. */
const CHARACTERS_PER_BATCH = 1_000_000

export type TablePiece =
  | { readonly kind: 'header'; readonly header: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }

/**
 * Turns raw rows into a table: the first row with content is the header, blank rows are skipped, and every row gets as
 * many cells as the header. Yields the header once, then batches of rows; nothing for a file without content.
 * @param isDelimited whether filled cells beyond the header mean shifted columns, as in a .csv
 * Throws file_too_large and file_suspicious.
 */
export async function* tableRows(
  rawRows: RawRows,
  limits: SpreadsheetLimits,
  isDelimited: boolean,
): AsyncGenerator<TablePiece> {
  let columns = 0
  let count = 0
  let totalCharacters = 0
  let batch: SheetRow[] = []
  let batchCharacters = 0
  for await (const raws of rawRows) {
    for (const raw of raws) {
      if (columns === 0) {
        if (isBlank(raw.cells)) continue
        const header = headerOf(raw, limits)
        columns = header.length
        yield { kind: 'header', header }
        continue
      }
      const row = fitted(raw, columns, isDelimited)
      if (row.fault === undefined && isBlank(row.cells)) continue
      if (++count > limits.rows) throw tooManyRows(limits)
      const characters = row.cells.reduce((sum, cell) => sum + cell.length, 0)
      batch.push(row)
      batchCharacters += characters
      totalCharacters += characters
      if (totalCharacters > limits.textCharacters) throw suspicious('repeated-text')
      if (batch.length >= ROWS_PER_BATCH || batchCharacters >= CHARACTERS_PER_BATCH) {
        yield { kind: 'rows', rows: batch }
        batch = []
        batchCharacters = 0
      }
    }
  }
  if (batch.length > 0) yield { kind: 'rows', rows: batch }
}

function headerOf(raw: RawRow, limits: SpreadsheetLimits): readonly string[] {
  const header = raw.cells.slice()
  while (header.at(-1)?.trim() === '') header.pop()
  if (header.length > limits.columns) throw tooManyColumns(limits)
  return header
}

function fitted({ rowNumber, cells, fault }: RawRow, columns: number, isDelimited: boolean): SheetRow {
  const hasShifted = isDelimited && cells.length > columns && !isBlank(cells.slice(columns))
  if (cells.length > columns) cells.length = columns
  while (cells.length < columns) cells.push('')
  if (fault !== undefined) return { rowNumber, cells, fault }
  return hasShifted ? { rowNumber, cells, fault: 'too-many-cells' } : { rowNumber, cells }
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every(cell => cell === '' || cell.trim() === '')
}
