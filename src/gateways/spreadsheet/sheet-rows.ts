import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import { headerKey, headerName } from '#domain/draft/header/header.ts'
import { headerRowIn, isHeaderRow } from '#domain/draft/header/header-row.ts'
import type { NoteTaker } from './note-taker.ts'
import { HEADER_ROWS, isBlank } from './peek-rows.ts'
import type { RawRow, RawRows } from './rows.ts'
import { wrappingOf } from './wrapped-rows.ts'

/** A worksheet of a workbook. */
export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: () => RawRows
}

/**
 * The rows of a workbook: of the sheet that has the table, and behind them those of the other visible sheets with the same
 * columns, in whatever order these stand. What is not read is noted.
 * Yields nothing when no visible sheet has content.
 * @param sheets in the order of their tabs
 */
export async function* rowsOfSheets(
  sheets: readonly Sheet[],
  mappings: readonly ColumnMapping[],
  notes: NoteTaker,
): RawRows {
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const firsts = new Map<Sheet, readonly RawRow[]>()
  if (visible.length > 1) for (const sheet of visible) firsts.set(sheet, await firstRows(sheet))
  const chosen = visible.length > 1 ? chosenSheet(firsts) : visible[0]
  if (chosen === undefined) return
  let last = 0
  const countRows = (rows: readonly RawRow[]) => {
    for (const { rowNumber } of rows) last = Math.max(last, rowNumber)
  }
  for await (const rows of chosen.rows()) {
    countRows(rows)
    yield rows
  }
  const columns = columnsOf(firsts.get(chosen) ?? [], mappings)
  for (const sheet of sheets) {
    const { name, isHidden } = sheet
    const first = firsts.get(sheet) ?? []
    if (isHidden) notes.takeSheet({ name, state: 'hidden', rowOffset: 0 })
    if (sheet === chosen || first.length === 0) continue
    const { keys, headerRow } = columnsOf(first, mappings)
    const order = orderOf(columns.keys, keys)
    if (order === undefined) {
      notes.takeSheet({ name, state: 'other-columns', rowOffset: 0 })
      continue
    }
    const rowOffset = (Math.floor(last / ROWS_OF_SHEET) + 1) * ROWS_OF_SHEET
    notes.takeSheet({ name, state: 'read', rowOffset })
    for await (const rows of sheet.rows()) {
      const further = rows
        .filter(({ rowNumber }) => rowNumber > headerRow)
        .map(row => ({ ...row, rowNumber: row.rowNumber + rowOffset, cells: inOrder(row.cells, order) }))
      countRows(further)
      yield further
    }
  }
}

/** The rows of a further sheet count from a round number, so that their last digits are those of the sheet. */
const ROWS_OF_SHEET = 100_000

/**
 * The first sheet with a header that is known, else the first one whose first row with content has two filled cells, else
 * one with a title alone.
 */
function chosenSheet(sheets: ReadonlyMap<Sheet, readonly RawRow[]>): Sheet | undefined {
  let table: Sheet | undefined
  let titleOnly: Sheet | undefined
  for (const [sheet, rows] of sheets) {
    if (rows.some(({ cells }) => isHeaderRow(cells)) || wrappingOf(rows) !== undefined) return sheet
    const filled = rows[0]?.cells.filter(cell => cell.trim() !== '').length ?? 0
    if (filled >= 2) table ??= sheet
    if (filled === 1) titleOnly ??= sheet
  }
  return table ?? titleOnly
}

async function firstRows(sheet: Sheet): Promise<readonly RawRow[]> {
  const first: RawRow[] = []
  for await (const rows of sheet.rows()) {
    for (const row of rows) if (!isBlank(row.cells)) first.push(row)
    if (first.length >= HEADER_ROWS) break
  }
  return first.slice(0, HEADER_ROWS)
}

interface SheetHeader {
  /** '' for a column without a heading; none for those at the end. */
  readonly keys: readonly string[]
  /** The number of the row. */
  readonly headerRow: number
}

function columnsOf(first: readonly RawRow[], mappings: readonly ColumnMapping[]): SheetHeader {
  const found = headerRowIn(
    first.map(({ cells }) => cells),
    mappings,
  )
  const keys = (first[found]?.cells ?? []).map(cell => headerKey(headerName(cell)))
  while (keys.at(-1) === '') keys.pop()
  return { keys, headerRow: first[found]?.rowNumber ?? 0 }
}

/** For each of our columns its position in another sheet; undefined where that has other columns. */
function orderOf(ours: readonly string[], theirs: readonly string[]): readonly number[] | undefined {
  if (ours.length !== theirs.length || ours.length === 0) return undefined
  const free = new Map<string, number[]>()
  for (const [at, key] of theirs.entries()) free.set(key, [...(free.get(key) ?? []), at])
  const order = ours.flatMap(key => free.get(key)?.shift() ?? [])
  return order.length === ours.length ? order : undefined
}

/** Cells behind the last column stay there. */
function inOrder(cells: readonly string[], order: readonly number[]): string[] {
  return [...order.map(at => cells[at] ?? ''), ...cells.slice(order.length)]
}
