import { getHolidays } from 'feiertagejs'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import type { CalendarDate } from '#domain/time/berlin-time.ts'
import type { StateCode } from '../place/state.ts'

/**
 * The German name of the public holiday on a date in a state, if there is one; with `null` only nationwide ones. Uses
 * feiertagejs, also in the browser. Holidays of single towns are missing (Augsburg's 8 August; Fronleichnam in parts of
 * Sachsen and Thüringen), and Mariä Himmelfahrt counts for all of Bayern, though only some towns have it.
 */
export function holidayOn({ year, month, day }: CalendarDate, state: StateCode | null): string | undefined {
  return holidaysOf(year, state).get(dayKey(month, day))
}

/**
 * Holidays that a state has only once and that feiertagejs does not know. Source: § 1 of Berlin's law on Sundays and
 * public holidays as amended in 2024 (75 years after the uprising of 17 June 1953).
 */
const ONCE: readonly { readonly name: string; readonly date: CalendarDate; readonly state: StateCode }[] = [
  {
    name: '75. Jahrestag des Aufstandes vom 17. Juni 1953',
    date: { year: 2028, month: 6, day: 17 },
    state: 'BE',
  },
]

/** Names by dayKey. */
type HolidaysOfYear = ReadonlyMap<number, string>

/** By state and year: 17 regions in a few years each. */
const years = new BoundedCache<string, HolidaysOfYear>({ most: 200 })

function dayKey(month: number, day: number): number {
  return month * 100 + day
}

function holidaysOf(year: number, state: StateCode | null): HolidaysOfYear {
  return years.getOrMake(`${state}${year}`, () => calculateHolidays(year, state))
}

function calculateHolidays(year: number, state: StateCode | null): HolidaysOfYear {
  const holidays = new Map<number, string>()
  for (const holiday of getHolidays(year, state ?? 'BUND')) {
    // The package's dates are at noon UTC, so their UTC parts are right in every time zone.
    const { date } = holiday
    holidays.set(dayKey(date.getUTCMonth() + 1, date.getUTCDate()), holiday.translate('de') ?? holiday.name)
  }
  for (const { name, date, state: only } of ONCE) {
    if (only === state && date.year === year) holidays.set(dayKey(date.month, date.day), name)
  }
  return holidays
}
