import { berlinTime } from './berlin-time.ts'

/** The calendar date in Germany at an instant, '2026-11-24'. @param epochMs milliseconds since 1970 */
export function berlinDate(epochMs: number): string {
  const { year, month, day } = berlinTime(epochMs)
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

/** Date and time of day in Germany at an instant, '2026-11-24 10:05'. @param epochMs milliseconds since 1970 */
export function berlinMinute(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
    .toZonedDateTimeISO(GERMANY)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
}

/** The calendar date before another. @param date ISO date that exists */
export function dateBefore(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
}

/** The calendar date some days before another. @param date ISO date that exists */
export function daysBefore(date: string, days: number): string {
  return Temporal.PlainDate.from(date).subtract({ days }).toString()
}

/**
 * The beginning and end of a day in Germany; 23 or 25 hours apart when the clocks change.
 * @param date ISO date that exists
 * @returns the beginning of the day and of the next day, in milliseconds since 1970
 */
export function berlinDay(date: string): { readonly from: number; readonly to: number } {
  const day = Temporal.PlainDate.from(date)
  return { from: startOf(day), to: startOf(day.add({ days: 1 })) }
}

/** Days in Germany, both inclusive, as ISO dates that exist; an unset end is open. */
export interface DaySpan {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The instants of a span of days, in milliseconds since 1970: the first one, and the one that no longer belongs to it. */
export function berlinDays({ from, to }: DaySpan): {
  readonly from: number | undefined
  readonly until: number | undefined
} {
  return {
    from: from === undefined ? undefined : berlinDay(from).from,
    until: to === undefined ? undefined : berlinDay(to).to,
  }
}

const GERMANY = 'Europe/Berlin'

function startOf(day: Temporal.PlainDate): number {
  return day.toZonedDateTime(GERMANY).epochMilliseconds
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
