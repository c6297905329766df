import { isHeaderRow } from '#domain/draft/header/header-row.ts'
import { HEADER_ROWS, isBlank } from './peek-rows.ts'
import type { RawRow, RawRows } from './rows.ts'
import { wrappingOf } from './wrapped-rows.ts'

/**
 * Chooses the sheet of a workbook that has the table: the first one with a header that is known, else the first one
 * whose first row with content has two filled cells, else one with a title alone.
 * @param sheets the visible sheets in the order of their tabs
 * @returns undefined when no sheet has content
 */
export async function chooseSheet<Sheet>(
  sheets: readonly Sheet[],
  rowsOf: (sheet: Sheet) => RawRows,
): Promise<Sheet | undefined> {
  if (sheets.length === 1) return sheets[0]
  let table: Sheet | undefined
  let titleOnly: Sheet | undefined
  for (const sheet of sheets) {
    const rows = await firstRows(rowsOf(sheet))
    if (rows.some(({ cells }) => isHeaderRow(cells)) || wrappingOf(rows) !== undefined) return sheet
    const filled = rows[0]?.cells.filter(cell => cell.trim() !== '').length ?? 0
    if (filled >= 2) table ??= sheet
    if (filled === 1) titleOnly ??= sheet
  }
  return table ?? titleOnly
}

async function firstRows(rawRows: RawRows): Promise<readonly RawRow[]> {
  const first: RawRow[] = []
  for await (const rows of rawRows) {
    for (const row of rows) if (!isBlank(row.cells)) first.push(row)
    if (first.length >= HEADER_ROWS) break
  }
  return first.slice(0, HEADER_ROWS)
}
