import { memoize } from '#domain/cache/bounded-cache.ts'

/** A calendar day, proleptic Gregorian; month 1 to 12. */
export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Local date and time in Germany. */
export interface BerlinTime extends CalendarDate {
  /** 0 = Monday to 6 = Sunday */
  readonly weekday: number
  /** Since midnight by the clock, 0 to 1439. */
  readonly minutes: number
}

/**
 * The local time in Germany at an instant.
 * @param epochMs milliseconds since 1970, UTC; finite and within the range of Date
 * Uses Intl and not Temporal, because some browsers do not have Temporal.
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

/**
 * The calendar day some days after another one. Days are counted by the calendar, because one of 23 or 25 hours would make
 * an instant 24 hours later another day.
 */
export function daysAfter({ year, month, day }: CalendarDate, days: number): Omit<BerlinTime, 'minutes'> {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
  }
}

/** The offset of German local time from UTC at an instant, in milliseconds: one hour, in summer two. */
export function berlinOffsetMs(epochMs: number): number {
  return offsetOfSlot(Math.floor(epochMs / OFFSET_SLOT_MS))
}

/** Clocks change at full hours of UTC, so the offset is constant within a quarter of an hour. */
const OFFSET_SLOT_MS = 900_000

/** Created once: creating a formatter takes some 50 µs, using it 2 µs. */
const FORMATTER = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** The pages of one minute need a handful of slots. */
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
