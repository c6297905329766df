import type { StateCode } from '../place/state.ts'
import { addDays, type CalendarDate } from './berlin-time.ts'

/**
 * The German name of the public holiday on a date in a state, if there is one; with `null`, nationwide ones only.
 * Passed in where hours are judged, so that a browser bundle can do without the holidays of holidays.ts.
 */
export type HolidayLookup = (date: CalendarDate, state: StateCode | null) => string | undefined

export interface Holiday {
  /** In German, e.g. 'Fronleichnam'. */
  readonly name: string
  readonly date: CalendarDate
}

/** The public holidays from a date on, at most so many days ahead (0: that date only), ascending. */
export function holidaysWithin(
  holidayOn: HolidayLookup,
  from: CalendarDate,
  days: number,
  state: StateCode | null,
): Holiday[] {
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(from, ahead)).flatMap(date => {
    const name = holidayOn(date, state)
    return name === undefined ? [] : [{ name, date }]
  })
}
