import type { BusinessDraft } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'
import { cellText } from '#domain/draft/cell-text.ts'
import { isFailedFormula } from '#domain/draft/error-cells.ts'
import { CLEARABLE_FIELDS } from '#domain/import/import-options.ts'
import type { ListColumn } from './columns.ts'
import type { BusinessHeader } from './header.ts'

/** Where a file states a field that an empty cell may empty. */
export interface ClearableColumns {
  readonly field: BusinessField
  readonly positions: readonly number[]
}

/** The fields that a file has columns for and that empty cells may empty, with the columns' positions. */
export function clearableColumns(header: BusinessHeader): readonly ClearableColumns[] {
  return CLEARABLE_FIELDS.map(field => ({
    field,
    positions: [
      ...(header.columns.get(field) ?? []),
      ...header.lists.filter(({ list }) => FIELD_OF_LIST[list] === field).map(({ at }) => at),
    ],
  })).filter(({ positions }) => positions.length > 0)
}

/** The fields whose cells are all empty in a row. A position is emptied as a whole or not at all. */
export function emptiedFields(
  columns: readonly ClearableColumns[],
  cells: readonly string[],
  draft: BusinessDraft,
): readonly BusinessField[] {
  const emptied = columns
    .filter(
      ({ field, positions }) => draft[field] === undefined && positions.every(at => isEmpty(cells[at] ?? '')),
    )
    .map(({ field }) => field)
  const hasWholePosition = emptied.includes('latitude') && emptied.includes('longitude')
  return hasWholePosition ? emptied : emptied.filter(field => field !== 'latitude' && field !== 'longitude')
}

/** A formula that failed says nothing, not even that there is no value. */
function isEmpty(cell: string): boolean {
  return cellText(cell) === '' && !isFailedFormula(cell)
}

const FIELD_OF_LIST: Readonly<Record<ListColumn['list'], BusinessField>> = {
  categories: 'subtypes',
  photos: 'photos',
  days: 'openingHours',
  hours: 'openingHours',
  weekday: 'openingHours',
  about: 'about',
}
