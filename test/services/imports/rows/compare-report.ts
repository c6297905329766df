import type { Business } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import { columnOfKey } from '#domain/draft/header/columns.ts'
import { headerKey } from '#domain/draft/header/header.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import type { ImportRunDetail } from '#domain/import/import-run.ts'
import type { MadeUpCase, Said } from './made-up-case.ts'

/** What became of a row. */
export interface ToldRow {
  readonly outcome: string
  readonly reasons: readonly RowFault[]
  readonly business: Business | undefined
}

/** What an import says. */
export interface Report {
  readonly detail: ImportRunDetail
  /** By their numbers in the sheet. */
  readonly rows: ReadonlyMap<number, ToldRow>
}

const STORED: ReadonlySet<string> = new Set(['imported', 'updated', 'unchanged'])

/** What the report of an import does not say although it should, or says without need. */
export function silences(report: Report, madeUp: MadeUpCase): string[] {
  const { skipped = [], notStored = [], unplaced = [], said = [], quiet = [] } = madeUp
  const rowOf = (rowNumber: number) => report.rows.get(rowNumber)
  const isStored = (rowNumber: number) => STORED.has(rowOf(rowNumber)?.outcome ?? '')
  const hasReason = (rowNumber: number) => (rowOf(rowNumber)?.reasons ?? []).length > 0
  return [
    ...[...skipped, ...notStored].filter(isStored).map(row => `row ${row} is stored`),
    ...skipped
      .filter(row => !isStored(row) && !hasReason(row))
      .map(row => `row ${row} is left out in silence`),
    ...unplaced.flatMap(row => [
      ...(hasReason(row) ? [] : [`row ${row} without a town is not said`]),
      ...(rowOf(row)?.business?.city
        ? [`row ${row}: the town ${rowOf(row)?.business?.city} is a guess`]
        : []),
    ]),
    ...said.flatMap(one => missing(report, one)),
    ...quiet.flatMap(column => needless(report, column)),
  ]
}

function missing({ detail, rows }: Report, said: Said): string[] {
  const { columns = [], rows: rowNumbers, sheet, word, kept } = said
  const code = new RegExp(word ?? '$^', 'i')
  const notSaid = (one: string) => [`${one} is not said`]
  if (sheet !== undefined)
    return textsIn(notesOf(detail)).some(text => namesIn(text, sheet)) ? [] : notSaid(`sheet ${sheet}`)
  if (word !== undefined) return codesIn(detail, rows).some(one => code.test(one)) ? [] : notSaid(word)
  const listed = columns.some(column => isListed(detail, column))
  if (rowNumbers === undefined) {
    const isSaid = listed || [...rows.values()].some(({ reasons }) => isAbout(reasons, columns))
    return isSaid ? [] : notSaid(`column ${columns}`)
  }
  const about = [columns.filter(column => column !== '').join('/'), kept].filter(one => one).join(': ')
  return rowNumbers
    .filter(rowNumber => {
      const row = rows.get(rowNumber)
      const isKept = kept !== undefined && row?.business !== undefined && hasText(row.business, kept)
      return !listed && !isKept && !isAbout(row?.reasons ?? [], columns)
    })
    .flatMap(rowNumber => notSaid(`row ${rowNumber} (${about})`))
}

function needless({ detail, rows }: Report, column: string): string[] {
  const about = [...rows].filter(([, { reasons }]) => isAbout(reasons, [column]))
  return [
    ...about.map(([row, { reasons }]) => `row ${row}, ${column}: ${reasons.map(one => one.code)} is said`),
    ...(isListed(detail, column) ? [`column ${column} is listed as unread`] : []),
  ]
}

/** Whether a reason is about one of these columns; without columns any is. */
function isAbout(reasons: readonly RowFault[], columns: readonly string[]): boolean {
  if (columns.length === 0) return reasons.length > 0
  const fields = new Set(columns.flatMap(fieldsOf))
  return reasons.some(({ field }) => fields.has(field))
}

/** Fields that a cell of some columns may state beside the one of the column's name. */
const FURTHER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  address: ['street', 'fullAddress', 'postalCode', 'city', 'district'],
  fullAddress: ['street', 'postalCode', 'city', 'district'],
  houseNumber: ['street'],
  type: ['category', 'subtypes'],
  category: ['type', 'subtypes'],
  phone: ['secondPhone'],
  website: ['profiles', 'email', 'bookingLink', 'orderLink', 'menuLink'],
  country: ['countryCode'],
  latitude: ['coordinates', 'longitude'],
  longitude: ['coordinates', 'latitude'],
}

function fieldsOf(name: string): readonly string[] {
  const column = columnOfKey(headerKey(name))?.column
  return [name, ...(column === undefined ? [] : [column, ...(FURTHER_FIELDS[column] ?? [])])]
}

/** Whether a column is named where the report speaks of the whole file. */
function isListed(detail: ImportRunDetail, column: string): boolean {
  const { reasonCounts: _, ...notes } = notesOf(detail)
  return column !== '' && textsIn(notes).some(text => text === column || text.endsWith(` ${column}`))
}

function namesIn(text: string, sheet: string): boolean {
  return text === sheet || text.includes(`${sheet}:`) || (sheet.length > 4 && text.includes(sheet))
}

/** What the report says of the whole file, without counts and what the administrator chose. */
function notesOf({
  run: _run,
  result: _result,
  options: _options,
  differences: _,
  ...notes
}: ImportRunDetail) {
  return notes
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function codesIn(detail: ImportRunDetail, rows: Report['rows']): string[] {
  const ofRows = [...rows.values()].flatMap(({ reasons }) => reasons.map(({ code }) => code))
  return [...ofRows, detail.run.failure?.code ?? '', ...keysIn(notesOf(detail))]
}

/** Names of what is there: an empty list or 0 says nothing. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isSomething = (one: unknown) =>
    Array.isArray(one) ? one.length > 0 : one !== null && one !== 0 && one !== false
  return Object.entries(value).flatMap(([key, one]) => (isSomething(one) ? [key, ...keysIn(one)] : []))
}

/** Whether a field other than the name has this text. */
function hasText(business: Business, text: string): boolean {
  const fields = FIELDS.filter(field => field !== 'name').map(field => business[field])
  const texts = textsIn(fields).map(one => one.toLowerCase())
  return texts.some(one => one.includes(text.toLowerCase()) || one.includes(encodeURI(text).toLowerCase()))
}
