/**
 * When a business is open in a normal week, in local wall-clock time (Europe/Berlin).
 *
 * Seven days, Monday first. `null` for a day: nobody told us (unknown is not closed). `[]`: closed that day.
 */
export type OpeningHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

/** The intervals of one day, ascending, not overlapping; `null` when unknown, `[]` when closed. */
export type DayHours = readonly Interval[] | null

/**
 * Minutes since midnight of the day the interval belongs to: 0 <= from < 1440, from < to <= 2880.
 * `to` above 1440 runs past midnight into the next day; { from: 0, to: 1440 } is the whole day.
 */
export interface Interval {
  readonly from: number
  readonly to: number
}
