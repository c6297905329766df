import { formatDayHours, WEEKDAYS } from '#domain/opening-hours/working-hours.ts'
import { STATES } from '#domain/place/state.ts'
import type { Business } from './business.ts'
import type { FieldKind } from './field-values.ts'
import { type BusinessField, definitionOf } from './fields.ts'

/** What stands between whole and tenths: a comma where German Excel would otherwise read '4.5' as the fourth of May. */
export type DecimalMark = ',' | '.'

/** A column of the export: its heading, and the cell of a business. Unknown is an empty cell. */
export type ExportColumn = readonly [heading: string, cell: (business: Business, mark: DecimalMark) => string]

/** The columns of a field in the export. Their headings are names that an import knows. */
export function exportColumns(field: BusinessField): readonly ExportColumn[] {
  const { kind, shape, column, heading = column } = definitionOf(field)
  if (shape === 'scores') return scoreColumns(heading)
  if (shape === 'hours') return dayColumns(heading)
  if (field === 'state') return [[heading, ({ state }) => (state === null ? '' : STATES[state])]]
  const cell = CELLS[kind] ?? plain
  return [[heading, (business, mark) => cell(business[field] as never, mark)]]
}

/** How kinds of values are written that are not written as they are. */
const CELLS: Readonly<Partial<Record<FieldKind, (value: never, mark: DecimalMark) => string>>> = {
  decimal: (value: number | null, mark) => (value === null ? '' : String(value).replace('.', mark)),
  lines: list,
  links: json,
  profiles: list,
  about: json,
}

/** A value as it is. Counts of 0 are empty: they say nothing. */
function plain(value: string | number | boolean | null): string {
  return value === null || value === 0 ? '' : String(value)
}

function json(value: object): string {
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value)
}

/** '; ' between the names, as people read it; JSON where a name holds what would divide it. */
function list(names: readonly string[]): string {
  return names.some(name => /[,;|]/.test(name)) ? JSON.stringify(names) : names.join('; ')
}

/** A column for each number of stars. Beside the others of one business a 0 says something. */
function scoreColumns(heading: string): readonly ExportColumn[] {
  return [1, 2, 3, 4, 5].map(score => [
    `${heading}_${score}`,
    ({ reviewsPerScore }) => String(reviewsPerScore?.[score - 1] ?? ''),
  ])
}

/** A column for each weekday. */
function dayColumns(heading: string): readonly ExportColumn[] {
  return WEEKDAYS.map((day, weekday) => [
    `${heading}_${day}`,
    ({ openingHours }) => {
      const hours = openingHours?.[weekday]
      return hours ? formatDayHours(hours) : ''
    },
  ])
}
