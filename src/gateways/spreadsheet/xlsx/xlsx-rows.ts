import { chooseSheet } from '../choose-sheet.ts'
import type { SpreadsheetLimits } from '../limits.ts'
import type { RawRows } from '../rows.ts'
import { readCellStyles } from './cell-styles.ts'
import { readSharedStrings } from './shared-strings.ts'
import { type CellContext, sheetRows } from './sheet-rows.ts'
import { readWorkbook } from './workbook.ts'
import type { ZipParts } from './zip-parts.ts'

/**
 * Reads the rows of a .xlsx: of its first visible sheet that begins with a table header, see chooseSheet.
 * Yields nothing when no visible sheet has content.
 */
export async function* xlsxRows(parts: ZipParts, limits: SpreadsheetLimits): RawRows {
  const workbook = await readWorkbook(parts)
  const strings = await readSharedStrings(parts, workbook.sharedStrings, limits)
  const styles = await readCellStyles(parts, workbook.styles)
  const context: CellContext = { strings, styles, is1904: workbook.is1904, limits }
  const rowsOf = (part: string) => sheetRows(parts, part, context)
  const sheet = await chooseSheet(workbook.sheets, rowsOf)
  if (sheet !== undefined) yield* rowsOf(sheet)
}
