import { memoize } from '#domain/collections/bounded-cache.ts'

/** A calendar day, proleptic Gregorian; month 1 to 12. */
export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** What calendars and clocks in Germany show at an instant. */
export interface BerlinTime extends CalendarDate {
  /** 0 = Monday to 6 = Sunday */
  readonly weekday: number
  /** Since midnight by the clock, 0 to 1439. */
  readonly minutes: number
}

/**
 * The wall-clock time in Germany at an instant.
 * @param epochMs milliseconds since 1970, UTC; finite and within the range of Date
 * Uses Intl, which servers and all browsers have, and its time zone data, which follows a change of the law; Temporal
 * would do the same but is missing in some browsers.
 */
export function berlinTime(epochMs: number): BerlinTime {
  const wall = new Date(epochMs + berlinOffsetMs(epochMs))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: (wall.getUTCDay() + 6) % 7,
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  }
}

/** How far clocks in Germany are ahead of UTC at an instant, in milliseconds: one hour, in summer two. */
export function berlinOffsetMs(epochMs: number): number {
  return offsetOfSlot(Math.floor(epochMs / OFFSET_SLOT_MS))
}

/** Clocks are changed on full hours of UTC, so within a quarter of an hour the offset is one. */
const OFFSET_SLOT_MS = 900_000

/** Making a formatter costs some 50 µs, using one 2 µs, so it is made once. */
const FORMATTER = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** The pages of one minute ask for a handful of slots. */
const offsetOfSlot = memoize(
  (slot: number) => {
    const startMs = slot * OFFSET_SLOT_MS
    const parts = FORMATTER.formatToParts(startMs)
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find(found => found.type === type)?.value)
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - startMs
  },
  { most: 256 },
)
