import type { BusinessDraft } from '#domain/business/business.ts'
import { type DraftResult, draftFromRow } from '#domain/draft/draft-from-row.ts'
import type { ParsedHeader } from '#domain/draft/header.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import type { SheetRow } from '#gateways/spreadsheet/rows.ts'

/** A row that was read: its draft with what was odd about it, or the reasons why it is none. */
export interface ReadRow {
  /** The row in the sheet, the header being row 1. */
  readonly rowNumber: number
  readonly draft?: BusinessDraft
  readonly faults: readonly RowFault[]
}

/** A header that lists businesses. */
export type BusinessHeader = Extract<ParsedHeader, { kind: 'businesses' }>

/** Reads a row of a sheet. One whose columns the sheet's reader does not trust is a fault, never a guess. */
export function readSheetRow(header: BusinessHeader, row: SheetRow): ReadRow {
  const { rowNumber } = row
  if (row.fault !== undefined) return { rowNumber, faults: [{ field: '', code: row.fault, value: '' }] }
  return readRow(rowNumber, draftFromRow(header, row.cells))
}

/** Warnings of an accepted row and faults of a refused one are reported alike: what stands where. */
export function readRow(rowNumber: number, parsed: DraftResult): ReadRow {
  return 'draft' in parsed
    ? { rowNumber, draft: parsed.draft, faults: parsed.warnings }
    : { rowNumber, faults: parsed.faults }
}
