import { formatDayHours, WEEKDAYS } from '#domain/opening-hours/working-hours.ts'
import type { Business } from './business.ts'

/** What stands between whole and tenths: a comma where German Excel would otherwise read '4.5' as the fourth of May. */
export type DecimalMark = ',' | '.'

/** A column of the export: its heading, and the cell of a value. Unknown is an empty cell. */
export type ExportColumn<Value> = readonly [
  heading: string,
  cell: (value: Value, mark: DecimalMark) => string,
]

/** A value as it is. Counts of 0 are empty: they say nothing. */
export function plain(value: string | number | boolean | null): string {
  return value === null || value === 0 ? '' : String(value)
}

export function decimal(value: number | null, mark: DecimalMark): string {
  return value === null ? '' : String(value).replace('.', mark)
}

export function json(value: object): string {
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value)
}

/** '; ' between the names, as people read it; JSON where a name holds what would divide it. */
export function list(names: readonly string[]): string {
  return names.some(name => /[,;|]/.test(name)) ? JSON.stringify(names) : names.join('; ')
}

/** A column for each number of stars. Beside the others of one business a 0 says something. */
export function scoreColumns(heading: string): readonly ExportColumn<Business['reviewsPerScore']>[] {
  return [1, 2, 3, 4, 5].map(score => [
    `${heading}_${score}`,
    perScore => String(perScore?.[score - 1] ?? ''),
  ])
}

/** A column for each weekday. */
export function dayColumns(heading: string): readonly ExportColumn<Business['openingHours']>[] {
  return WEEKDAYS.map((day, weekday) => [
    `${heading}_${day}`,
    week => {
      const hours = week?.[weekday]
      return hours ? formatDayHours(hours) : ''
    },
  ])
}
