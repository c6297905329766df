/** When a business is open in a normal week, in local time (Europe/Berlin). Seven days, Monday first. */
export type OpeningHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

/** The hours of a day; `null` when unknown. */
export type DayHours = KnownDay | null

/** The intervals of a day, ascending, neither overlapping nor touching, `[]` when closed; or only by appointment. */
export type KnownDay = readonly Interval[] | typeof BY_APPOINTMENT

/** Whoever makes an appointment may come: the day is neither open nor closed. */
export const BY_APPOINTMENT = 'by-appointment'

/**
 * Minutes since midnight of the day the interval belongs to: 0 <= from < 1440, from < to <= from + 1440.
 * `to` above 1440 runs past midnight into the next day; { from: 0, to: 1440 } is the whole day. `to` is null for an open
 * end ('ab 17 Uhr'), which only the last interval of a day can have.
 */
export interface Interval {
  readonly from: number
  readonly to: number | null
}

export const MINUTES_PER_DAY = 1440
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY

export const WHOLE_DAY: readonly Interval[] = [{ from: 0, to: MINUTES_PER_DAY }]

/**
 * Makes a week.
 * @param days by weekday, 0 = Monday; a missing day is unknown
 */
export function weekOf(days: ReadonlyMap<number, DayHours>): OpeningHours {
  const day = (weekday: number): DayHours => days.get(weekday) ?? null
  return [day(0), day(1), day(2), day(3), day(4), day(5), day(6)]
}

/** Whether the hours of any day are known. */
export function isAnyDayKnown(hours: OpeningHours): boolean {
  return hours.some(day => day !== null)
}

/**
 * Makes a day from intervals in any order: sorts them and joins overlapping and touching ones.
 * @returns `[]` for no intervals; `null` when one of them is impossible, a joined one is longer than 24 hours, or one with
 * an open end is not the last one or overlaps another
 */
export function dayOfIntervals(intervals: readonly Interval[]): readonly Interval[] | null {
  if (!intervals.every(isPossible)) return null
  const joined: Interval[] = []
  for (const next of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last === undefined || next.from > (last.to ?? Number.POSITIVE_INFINITY)) joined.push(next)
    // An open end joined with anything is NaN, which is impossible.
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to ?? NaN, next.to ?? NaN) }
  }
  return joined.every(isPossible) ? joined : null
}

function isPossible({ from, to }: Interval): boolean {
  return (
    Number.isInteger(from) &&
    from >= 0 &&
    from < MINUTES_PER_DAY &&
    (to === null || (Number.isInteger(to) && from < to && to <= from + MINUTES_PER_DAY))
  )
}
