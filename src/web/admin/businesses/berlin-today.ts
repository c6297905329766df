const BERLIN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** The day in Germany. @param now milliseconds since 1970 @returns ISO date, '2026-11-24' */
export function berlinToday(now: number): string {
  return BERLIN_DAY.format(now)
}
