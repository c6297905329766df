/**
 * When a business is open in a normal week, in local time (Europe/Berlin). Seven days, Monday first. `null`: the hours
 * of the day are unknown. `[]`: closed on that day.
 */
export type OpeningHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

/** The intervals of a day, ascending, neither overlapping nor touching; `null` when unknown, `[]` when closed. */
export type DayHours = readonly Interval[] | null

/**
 * Minutes since midnight of the day the interval belongs to: 0 <= from < 1440, from < to <= from + 1440.
 * `to` above 1440 runs past midnight into the next day; { from: 0, to: 1440 } is the whole day.
 */
export interface Interval {
  readonly from: number
  readonly to: number
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
 * @returns `[]` for no intervals; `null` when one of them is impossible, or a joined one is longer than 24 hours
 */
export function dayOfIntervals(intervals: readonly Interval[]): DayHours {
  if (!intervals.every(isPossible)) return null
  const joined: Interval[] = []
  for (const next of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last === undefined || next.from > last.to) joined.push(next)
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
  }
  return joined.every(isPossible) ? joined : null
}

function isPossible({ from, to }: Interval): boolean {
  return (
    Number.isInteger(from) &&
    Number.isInteger(to) &&
    from >= 0 &&
    from < MINUTES_PER_DAY &&
    from < to &&
    to <= from + MINUTES_PER_DAY
  )
}
