import { isErrorValue } from '#domain/draft/error-cells.ts'
import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import { headerKey, readColumns } from '#domain/draft/header/header.ts'
import { headerRowIn } from '#domain/draft/header/header-row.ts'
import { readHeaderWith } from '#domain/draft/header/mapped-header.ts'
import type { FileNotes } from '#domain/import/file-notes.ts'
import type { SpreadsheetLimits } from './limits.ts'
import type { NoteTaker } from './note-taker.ts'
import { isBlank, peekRows } from './peek-rows.ts'
import { suspicious, tooManyColumns, tooManyRows } from './refusals.ts'
import { repairedRows } from './repair/repaired-rows.ts'
import type { RawRow, RawRows, SheetRow } from './rows.ts'
import { unwrappedRows, wrappingOf } from './wrapped-rows.ts'

/** Rows of one message: enough to make messages cheap, few enough to have several in memory. */
const ROWS_PER_BATCH = 500
/** A batch ends early at this many characters, so that rows with long cells do not fill the memory. */
const CHARACTERS_PER_BATCH = 1_000_000

/** What a cell costs beside its text, so that many empty ones count too. */
const CELL_CHARACTERS = 4

export type TablePiece =
  | { readonly kind: 'header'; readonly header: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'notes'; readonly notes: FileNotes }

interface TableOptions {
  readonly limits: SpreadsheetLimits
  /** What columns have by the administrator's word, for some headers. */
  readonly mappings: readonly ColumnMapping[]
}

/**
 * Turns raw rows into a table: cells that were read in a wrong encoding are repaired, rows above the header, blank rows and
 * repetitions of the header are skipped, lines of a text that lie in one cell are split, and cells beyond the header are cut. Yields the header once, then
 * batches of rows; nothing for a file without content.
 * @param notes takes what is not read, and which rows are hidden
 * @param isDelimited whether filled cells beyond the header mean shifted columns, as in a .csv
 * Throws file_too_large and file_suspicious.
 */
export async function* tableRows(
  rawRows: RawRows,
  { limits, mappings }: TableOptions,
  notes: NoteTaker,
  isDelimited = false,
): AsyncGenerator<TablePiece> {
  const peeked = await peekRows(rawRows)
  const wrapping = wrappingOf(peeked.first)
  const unwrapped =
    wrapping === undefined ? peeked : await peekRows(unwrappedRows(peeked.all, wrapping, limits))
  const { first, all } = await peekRows(repairedRows(unwrapped))
  const rows = first.map(({ cells }) => cells)
  const headerRow = first[headerRowIn(rows, mappings)]
  if (headerRow === undefined) return
  const columns = new SheetColumns(headerRow, limits, isDelimited || wrapping !== undefined, mappings, notes)
  yield { kind: 'header', header: columns.names }
  yield* batchesOf(all, { columns, limits, headerRow, notes })
}

interface BatchOptions {
  readonly columns: SheetColumns
  readonly limits: SpreadsheetLimits
  readonly headerRow: RawRow
  readonly notes: NoteTaker
}

async function* batchesOf(
  rawRows: RawRows,
  { columns, limits, headerRow, notes }: BatchOptions,
): AsyncGenerator<TablePiece> {
  let isBelowHeader = false
  let count = 0
  let totalCharacters = 0
  let batch: SheetRow[] = []
  let batchCharacters = 0
  for await (const raws of rawRows) {
    for (const raw of raws) {
      if (!isBelowHeader) {
        isBelowHeader = raw === headerRow
        continue
      }
      const row = columns.fit(raw)
      if (row.fault === undefined && (hasNoValue(row.cells) || columns.isRepeatedIn(row))) continue
      if (raw.isHidden) notes.takeHiddenRow(row.rowNumber)
      if (++count > limits.rows) throw tooManyRows(limits)
      const characters = row.cells.reduce((sum, cell) => sum + cell.length + CELL_CHARACTERS, 0)
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

/** Errors alone are what formulas show behind the last row of a list. */
function hasNoValue(cells: readonly string[]): boolean {
  return cells.every(cell => cell === '' || cell.trim() === '' || isErrorValue(cell))
}

/** The columns of a table, by its header. */
class SheetColumns {
  readonly names: readonly string[]
  readonly #isDelimited: boolean
  /** Cells of other columns are left empty; undefined: every column is read. */
  readonly #isRead: readonly boolean[] | undefined
  readonly #notes: NoteTaker
  /** Positions of the columns without a heading that no mapping gives a meaning. */
  readonly #unnamed: readonly number[]
  readonly #keys: readonly string[]

  constructor(
    { cells }: RawRow,
    limits: SpreadsheetLimits,
    isDelimited: boolean,
    mappings: readonly ColumnMapping[],
    notes: NoteTaker,
  ) {
    const names = cells.slice()
    while (names.at(-1)?.trim() === '') names.pop()
    if (names.length > limits.sheetColumns) throw tooManyColumns(limits.sheetColumns)
    this.names = names
    this.#isDelimited = isDelimited
    this.#notes = notes
    this.#keys = names.map(headerKey)
    const read = readColumns(readHeaderWith(names, mappings).header)
    this.#isRead = names.length > limits.columns ? readAmong(names, read, limits) : undefined
    this.#unnamed = names.flatMap((name, at) => (name.trim() === '' && !read.has(at) ? [at] : []))
  }

  fit(raw: RawRow): SheetRow {
    const { rowNumber, cells, fault } = raw
    const count = this.names.length
    const hasShifted = this.#isDelimited && cells.length > count && !isBlank(cells.slice(count))
    if (fault === undefined && !hasShifted) this.#noteUnnamed(rowNumber, cells)
    if (cells.length > count) cells.length = count
    const read = this.#isRead
    if (read !== undefined) for (let at = 0; at < cells.length; at++) if (read[at] !== true) cells[at] = ''
    while (cells.at(-1) === '') cells.pop()
    return hasShifted && fault === undefined ? { ...raw, fault: 'too-many-cells' } : raw
  }

  #noteUnnamed(rowNumber: number, cells: readonly string[]): void {
    const hasText = (at: number) => (cells[at] ?? '').trim() !== ''
    for (const at of this.#unnamed) if (hasText(at)) this.#notes.takeUnnamed(at, rowNumber)
    for (let at = this.names.length; at < cells.length; at++)
      if (hasText(at)) this.#notes.takeUnnamed(at, rowNumber)
  }

  /** Whether a row is the header again, as in files that were put together; its letters may be capitals. */
  isRepeatedIn({ cells }: SheetRow): boolean {
    let same = 0
    for (const [at, cell] of cells.entries()) {
      if (cell === '') continue
      if (headerKey(cell) !== this.#keys[at]) return false
      same++
    }
    return same >= 2
  }
}

/**
 * Which columns of a wide table are read. Columns without a meaning do not count for the limit; of a table without any
 * meaning the first ones are read, which an administrator can map.
 */
function readAmong(
  names: readonly string[],
  read: ReadonlySet<number>,
  limits: SpreadsheetLimits,
): readonly boolean[] {
  if (read.size > limits.columns) throw tooManyColumns(limits.columns)
  return names.map((_name, at) => (read.size === 0 ? at < limits.columns : read.has(at)))
}
