import { type Country, HOME_COUNTRY } from '#domain/place/country.ts'
import type { BusinessDraft } from '../business/business.ts'
import { CELL_RULES } from '../business/field-rules.ts'
import { FIELDS } from '../business/fields.ts'
import { type DraftFault, type DraftFaultCode, isRefusing } from './draft-fault.ts'
import type { BusinessHeader } from './header/header.ts'
import { noteLostCells, saysOnlyName } from './lost-cells.ts'
import { readAddress } from './read-address.ts'
import { readCategories } from './read-categories.ts'
import { readContact } from './read-contact.ts'
import { positionIn, readPosition } from './read-coordinates.ts'
import { readDetails } from './read-details.ts'
import { readHours } from './read-hours.ts'
import { readIds, readName } from './read-identity.ts'
import { readReviews } from './read-reviews.ts'
import { Row } from './row.ts'

/** A draft with warnings about what was left out; or all faults of a refused row. */
export type DraftResult =
  | { readonly draft: BusinessDraft; readonly warnings: readonly DraftFault[] }
  | { readonly faults: readonly DraftFault[] }

/**
 * Turns one row of a spreadsheet into a business draft.
 * @param header from `readHeader`
 * @param cells the row's cells as displayed, in the order of the header; missing cells are empty
 * @param countries whose businesses are listed, the home country first
 * @returns the draft with warnings about cells that were left out; or all faults, those that refuse the row first
 * Refuses rows without a name or with nothing else, rows of another or a doubtful country, and rows whose cells have moved into wrong columns. Never reads
 * cells about people. Never throws: a bad row is a result.
 */
export function draftFromRow(
  header: BusinessHeader,
  cells: readonly string[],
  countries: readonly Country[] = [HOME_COUNTRY],
): DraftResult {
  const row = new Row(header, cells)
  readName(row)
  readPlainCells(row)
  readIds(row)
  readCategories(row)
  const position = positionIn(row)
  const country = readAddress(row, position, countries)
  readPosition(row, position, country)
  readContact(row, country)
  readReviews(row)
  readHours(row)
  readDetails(row)
  noteLostCells(row)
  noteShiftedColumns(row)
  if (row.draft.name !== undefined && saysOnlyName(row.draft)) row.note('', 'only_name', row.draft.name)
  if (!row.faults.some(isRefusing)) return { draft: row.draft, warnings: row.faults }
  return { faults: row.faults.toSorted((a, b) => Number(isRefusing(b)) - Number(isRefusing(a))) }
}

/** Reads the fields that one cell states. */
function readPlainCells(row: Row): void {
  for (const [field, { parse, fault }] of PLAIN_FIELDS) {
    const value = row.read<unknown>(field, field, fault, parse)
    if (value !== undefined && value !== 'none') Object.assign(row.draft, { [field]: value })
  }
}

const PLAIN_FIELDS = FIELDS.flatMap(field => {
  const cell = CELL_RULES[field]
  return cell === undefined ? [] : [[field, cell] as const]
})

/** With so many unreadable fields of a fixed form, the cells are in wrong columns. */
const SHIFTED_FROM_FIELDS = 3

const FIXED_FORMS: ReadonlySet<DraftFaultCode> = new Set([
  'postal_code_invalid',
  'latitude_unreadable',
  'rating_unreadable',
  'review_count_unreadable',
  'photos_count_unreadable',
  'verified_unreadable',
  'area_service_unreadable',
  'place_id_invalid',
  'google_id_invalid',
  'cid_invalid',
])

function noteShiftedColumns(row: Row): void {
  const fields = new Set<string>()
  for (const fault of row.faults) if (FIXED_FORMS.has(fault.code)) fields.add(fault.field)
  if (fields.size >= SHIFTED_FROM_FIELDS) row.note('', 'columns_shifted', [...fields].join(', '))
  else noteShiftedCode(row)
}

/** A cell is missing or one too many where the postal code stands in a column of words and its own has a word. */
function noteShiftedCode(row: Row): void {
  const own = row.text('postalCode')
  if (own === '' || /\d/.test(own)) return
  const code = WORD_COLUMNS.map(column => row.text(column)).find(text => POSTAL_CODE.test(text))
  if (code !== undefined) row.note('', 'columns_shifted', `${own}, ${code}`)
}

const WORD_COLUMNS = ['street', 'address', 'city', 'district', 'state'] as const

const POSTAL_CODE = /^(?:[A-Z]{1,3}-)?\d{4,5}$/
