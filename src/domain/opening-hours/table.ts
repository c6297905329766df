import type { StateCode } from '../place/state.ts'
import { addDays, type BerlinTime, berlinTime, type CalendarDate, daysBetween } from './berlin-time.ts'
import { type Holiday, type HolidayLookup, holidaysWithin } from './holiday-lookup.ts'
import type { DayHours, OpeningHours } from './opening-hours.ts'
import type { Moment, NextChange } from './state.ts'

/** One line of a table of opening hours. */
export interface WeekRow {
  /** 0 = Monday to 6 = Sunday */
  readonly weekday: number
  readonly hours: DayHours
  readonly isToday: boolean
  /** The day's next date, today included. */
  readonly date: CalendarDate
  /** The public holiday on that date. */
  readonly holiday: string | null
}

export interface NextHoliday extends Holiday {
  /** 0 = today */
  readonly inDays: number
}

export interface WeekTable {
  /** Seven rows, Monday first. */
  readonly rows: readonly WeekRow[]
  /** The first public holiday from today to 14 days ahead. */
  readonly nextHoliday: NextHoliday | null
}

/**
 * The rows of a week for a table, by the date in Germany at an instant.
 * @param state whose holidays count; null: only nationwide ones
 * @param holidayOn the holiday lookup (holidays.ts); left out, no holiday is shown
 */
export function weekTable(
  hours: OpeningHours,
  at: Moment,
  state: StateCode | null = null,
  holidayOn: HolidayLookup = () => undefined,
): WeekTable {
  const today = berlinTime(typeof at === 'number' ? at : at.epochMilliseconds)
  const rows = hours.map((day, weekday) => {
    const date = addDays(today, (weekday - today.weekday + 7) % 7)
    return {
      weekday,
      hours: day,
      isToday: weekday === today.weekday,
      date,
      holiday: holidayOn(date, state) ?? null,
    }
  })
  return { rows, nextHoliday: nextHoliday(today, state, holidayOn) }
}

/**
 * When a change happens, in the parts that a sentence needs ('öffnet Mo 8:00', 'schließt um 18:00').
 * `inDays` counts calendar days: 0 = today, 1 = tomorrow.
 */
export function changeParts(
  change: NextChange,
  now: Moment,
): { readonly opens: boolean; readonly inDays: number; readonly weekday: number; readonly minutes: number } {
  const today = berlinTime(typeof now === 'number' ? now : now.epochMilliseconds)
  const then: BerlinTime = berlinTime(change.at)
  return {
    opens: change.opens,
    inDays: daysBetween(today, then),
    weekday: then.weekday,
    minutes: then.minutes,
  }
}

/** Two weeks are as far ahead as a visitor plans a visit. */
const HOLIDAY_DAYS_AHEAD = 14

function nextHoliday(
  today: CalendarDate,
  state: StateCode | null,
  holidayOn: HolidayLookup,
): NextHoliday | null {
  const [holiday] = holidaysWithin(holidayOn, today, HOLIDAY_DAYS_AHEAD, state)
  return holiday === undefined ? null : { ...holiday, inDays: daysBetween(today, holiday.date) }
}
