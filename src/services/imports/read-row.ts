import type { BusinessDraft } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { faultOf } from '#domain/draft/draft-fault.ts'
import { type DraftResult, draftFromRow } from '#domain/draft/draft-from-row.ts'
import { type ClearableColumns, emptiedFields } from '#domain/draft/header/empty-cells.ts'
import { type ParsedHeader, readColumns } from '#domain/draft/header/header.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import type { Country } from '#domain/place/country.ts'
import type { SheetRow } from '#gateways/spreadsheet/rows.ts'

/** A parsed row: a draft with warnings, or faults. */
export interface ReadRow {
  /** The row in the sheet, the header being row 1. */
  readonly rowNumber: number
  readonly draft?: BusinessDraft
  /** Fields whose cells are empty, where empty cells count. */
  readonly emptied?: readonly BusinessField[]
  readonly faults: readonly RowFault[]
  /** The position of its search among those of the file; missing where the row names none. */
  readonly search?: number
}

/** The header of a list of businesses. */
export type BusinessHeader = Extract<ParsedHeader, { kind: 'businesses' }>

/**
 * Parses a row of a sheet. A row whose columns are not reliable is a fault, never a guess.
 * @param clearable columns whose empty cells count
 */
export function readSheetRow(
  header: BusinessHeader,
  row: SheetRow,
  countries: readonly Country[],
  clearable: readonly ClearableColumns[],
): ReadRow {
  const { rowNumber } = row
  if (row.fault !== undefined) return { rowNumber, faults: [{ field: '', code: row.fault, value: '' }] }
  const parsed = readRow(rowNumber, draftFromRow(header, row.cells, countries))
  const notes = encodingNotes(header, row)
  const read = notes.length === 0 ? parsed : { ...parsed, faults: [...parsed.faults, ...notes] }
  if (read.draft === undefined || clearable.length === 0) return read
  return { ...read, emptied: emptiedFields(clearable, row.cells, read.draft) }
}

/**
 * That cells were repaired, once for the row, and in which letters are lost or wrong. Columns that are not read do not
 * count.
 */
function encodingNotes(
  header: BusinessHeader,
  { cells, repaired = [], damaged = [] }: SheetRow,
): readonly RowFault[] {
  if (repaired.length === 0 && damaged.length === 0) return NO_NOTES
  const read = readColumns(header)
  const first = repaired.find(at => read.has(at))
  const note = (at: number, field: string, code: 'encoding_repaired' | 'encoding_damaged') => {
    const cell = cells[at] ?? ''
    // An e-mail address may be that of a person.
    return faultOf(field, code, cell.includes('@') ? '' : cell.trim())
  }
  return [
    ...(first === undefined ? [] : [note(first, '', 'encoding_repaired')]),
    ...damaged.filter(at => read.has(at)).map(at => note(at, fieldAt(header, at), 'encoding_damaged')),
  ]
}

const NO_NOTES: readonly RowFault[] = []

/** The field that a column states; '' where it states several, or a part of one. */
function fieldAt({ columns }: BusinessHeader, at: number): string {
  const column = [...columns].find(([, positions]) => positions.includes(at))?.[0]
  return FIELDS.find(field => field === column) ?? ''
}

/** The draft of a row with its warnings, or its faults; both are reported alike. */
export function readRow(rowNumber: number, parsed: DraftResult): ReadRow {
  return 'draft' in parsed
    ? { rowNumber, draft: parsed.draft, faults: parsed.warnings }
    : { rowNumber, faults: parsed.faults }
}
