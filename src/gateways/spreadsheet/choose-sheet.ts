import type { RawRows } from './rows.ts'

/**
 * Chooses the sheet of a workbook that has the table: the first one whose first row with content has two filled cells,
 * else one with a title alone.
 * @param sheets the visible sheets in the order of their tabs
 * @returns undefined when no sheet has content
 */
export async function chooseSheet<Sheet>(
  sheets: readonly Sheet[],
  rowsOf: (sheet: Sheet) => RawRows,
): Promise<Sheet | undefined> {
  if (sheets.length === 1) return sheets[0]
  let titleOnly: Sheet | undefined
  for (const sheet of sheets) {
    const filled = await filledInFirstRow(rowsOf(sheet))
    if (filled >= 2) return sheet
    if (filled === 1) titleOnly ??= sheet
  }
  return titleOnly
}

async function filledInFirstRow(rawRows: RawRows): Promise<number> {
  for await (const rows of rawRows) {
    for (const row of rows) {
      const filled = row.cells.filter(cell => cell.trim() !== '').length
      if (filled > 0) return filled
    }
  }
  return 0
}
