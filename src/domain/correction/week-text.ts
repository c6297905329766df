import { parseDayText } from '../opening-hours/day-text.ts'
import { type DayWords, formatDayHours } from '../opening-hours/working-hours.ts'

/** How a language writes the days of a week and their hours. */
export interface WeekWords {
  /** Monday first. */
  readonly days: readonly string[]
  readonly hours: DayWords
}

/** The hours of a day, which formatDayHours wrote for JSON answers, in the words of a language; '' where it says nothing. */
export function dayText(text: string, { hours }: Pick<WeekWords, 'hours'>): string {
  const day = parseDayText(text) ?? null
  return day === null ? '' : formatDayHours(day, hours)
}
