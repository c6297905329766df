import { BUSINESS_FIELDS, type BusinessField } from '#domain/business/fields.ts'
import type { BusinessDraft } from '../business/business.ts'
import { isFailedFormula } from './error-cells.ts'
import type { Column } from './header/columns.ts'
import type { Row } from './row.ts'

/** Notes cells of columns with a meaning of which nothing, or not all, is in the draft. Needs all that was read. */
export function noteLostCells(row: Row): void {
  for (const { column, cell } of row.cellsWith('#'))
    if (isFailedFormula(cell)) row.note(fieldOf(column), 'formula_failed', cell)
  const city = row.text('city')
  if (city !== '' && !/\p{L}/u.test(city)) row.note('city', 'misplaced_value', city)
  noteStreetAddition(row)
}

/** Whether a draft says nothing of a business but its name, and what exporters write into every row. */
export function saysOnlyName(draft: BusinessDraft): boolean {
  const fields = Object.keys(draft) as (keyof BusinessDraft)[]
  return fields.every(field => IN_EVERY_ROW.has(field) || !draft[field])
}

const IN_EVERY_ROW: ReadonlySet<string> = new Set<BusinessField>(['name', 'countryCode', 'state', 'status'])

/** The field that a fault of a column is told about; '' for a column that helps to read several. */
function fieldOf(column: Column): BusinessField | '' {
  return Object.hasOwn(BUSINESS_FIELDS, column) ? (column as BusinessField) : (FIELD_OF_COLUMN[column] ?? '')
}

const FIELD_OF_COLUMN: Readonly<Partial<Record<Column, BusinessField>>> = {
  type: 'category',
  houseNumber: 'street',
  postalCodeAndCity: 'city',
  country: 'countryCode',
  address: 'fullAddress',
  completeAddress: 'fullAddress',
  coordinates: 'latitude',
}

/** What stands beside street and house number in their cell, where nothing else of the draft has it. */
function noteStreetAddition(row: Row): void {
  const { draft } = row
  const cell = row.text('street')
  if (draft.street === undefined || cell === draft.street) return
  const { street, fullAddress = '', city = '', district = '', postalCode = '', name = '' } = draft
  const stored = new Set(wordsOf([street, fullAddress, city, district, postalCode, name].join(' ')))
  const lost = wordsOf(cell).filter(word => !stored.has(word) && !NUMBER_SIGN.test(word))
  if (lost.length === 0) return
  const parts = cell.split(/[,;\n]/).filter(part => wordsOf(part).some(word => lost.includes(word)))
  // Behind 'c/o' stand people.
  const isPersonal = CARE_OF.test(cell)
  row.note('street', 'street_addition', isPersonal ? '' : parts.map(part => part.trim()).join(', '))
}

const CARE_OF = /(?:^|[\s,;(])c\s?\/\s?o(?![\p{L}])/iu
/** They say that a number or none follows. */
const NUMBER_SIGN = /^(?:nr|no|nummer|hausnummer|hausnr|hnr|ohne|o|s|n)$/

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
