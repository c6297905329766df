import type { Business, Source } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import type { CategorizedDraft } from '#domain/edit/merge-draft.ts'
import { RATING_FIELDS } from '#domain/edit/one-rating-source.ts'

export const ROW_CHOICES = ['all', 'new', 'known'] as const
export const EMPTY_CELL_CHOICES = ['keep', 'clear'] as const
export const OLDER_DATA_CHOICES = ['import', 'keep'] as const

/** What the administrator decided for the import of a file. */
export interface ImportOptions {
  /** 'new': rows about known businesses are left out. 'known': rows about unknown ones are. */
  readonly rows: (typeof ROW_CHOICES)[number]
  /** The fields of known businesses that may change; null: all. A new business gets everything. */
  readonly fields: readonly BusinessField[] | null
  /** 'clear': an empty cell empties its field of a known business (CLEARABLE_FIELDS), but a locked one. */
  readonly emptyCells: (typeof EMPTY_CELL_CHOICES)[number]
  /** 'keep': businesses with newer imported data than the file's stay as they are. 'import': their rows get a warning. */
  readonly olderData: (typeof OLDER_DATA_CHOICES)[number]
  /** ISO date from which the data are; null: the day on which the import begins. */
  readonly date: string | null
}

export const DEFAULT_IMPORT_OPTIONS: ImportOptions = {
  rows: 'all',
  fields: null,
  emptyCells: 'keep',
  olderData: 'import',
  date: null,
}

/**
 * By these a business is recognised, or they are never unknown: name, category and ids, parts of the address, the status.
 */
const KEPT_FIELDS: ReadonlySet<BusinessField> = new Set([
  ...(['name', 'category', 'status', 'street', 'postalCode', 'city', 'state', 'countryCode'] as const),
  ...(['placeId', 'googleId', 'cid'] as const),
])

/** Fields that an empty cell may empty. */
export const CLEARABLE_FIELDS: readonly BusinessField[] = FIELDS.filter(field => !KEPT_FIELDS.has(field))

/** What a row may change of a known business. */
export interface TakenPart {
  readonly draft: CategorizedDraft
  readonly emptied: readonly BusinessField[]
}

/**
 * The part of a row that the options let change a known business.
 * @param emptied fields whose cells are empty, where empty cells count
 */
export function takenPart(
  draft: CategorizedDraft,
  emptied: readonly BusinessField[],
  { fields }: Pick<ImportOptions, 'fields'>,
): TakenPart {
  if (fields === null) return { draft, emptied: emptied.filter(field => draft[field] === undefined) }
  const chosen: CategorizedDraft = { ...draft }
  // A figure of a rating never comes without its source.
  const isRated = RATING_FIELDS.some(field => fields.includes(field))
  // `placed` says how the categories are stored, if they are chosen.
  for (const field of Object.keys(draft) as (keyof CategorizedDraft)[])
    if (field !== 'placed' && !fields.includes(field) && !(isRated && field === 'ratingSource'))
      delete chosen[field]
  return {
    draft: chosen,
    emptied: emptied.filter(field => fields.includes(field) && draft[field] === undefined),
  }
}

const IMPORTED: ReadonlySet<Source> = new Set(['google-maps', 'spreadsheet'])

/** The newest ISO date of what imports stated about a business; null when nothing of it was imported. */
export function importedDateOf({
  source,
  sourceDate,
  fieldSources,
}: Pick<Business, 'source' | 'sourceDate' | 'fieldSources'>): string | null {
  let newest = IMPORTED.has(source) ? sourceDate : null
  for (const of of Object.values(fieldSources))
    if (IMPORTED.has(of.source) && (newest === null || of.date > newest)) newest = of.date
  return newest
}
