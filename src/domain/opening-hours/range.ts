import { type Interval, MINUTES_PER_DAY } from './opening-hours.ts'
import type { Clock } from './tokens.ts'

/** An interval whose end is known. */
type EndedInterval = Interval & { readonly to: number }

/**
 * The interval between two times, in minutes since midnight. A first time without AM or PM gets that of the second if
 * it is then before it ('1-7PM'), else the other one ('11-3PM' is 11:00 to 15:00). An end that is not after the
 * beginning is on the next day; midnight is 1440.
 * @returns undefined for impossible times ('13PM') and when two meanings are equally likely ('9-5')
 */
export function intervalBetween(first: Clock, second: Clock): EndedInterval | undefined {
  if (first.half === undefined && second.half !== undefined && first.hour >= 1 && first.hour <= 12) {
    return inheriting(first, second, second.half)
  }
  if (first.half !== undefined && second.half === undefined && second.hour >= 1 && second.hour <= 12) {
    return undefined
  }
  const from = minutesOf(first)
  const to = minutesOf(second)
  if (from === undefined || to === undefined) return undefined
  if (to <= from && to > 0 && isTwelveHourLike(first) && isTwelveHourLike(second)) return undefined
  return spanning(from, to)
}

/** From here on the hour of a single time is rather of the morning than of the afternoon. */
const EARLIEST_MORNING = 6

/**
 * The interval from a time on, without an end.
 * @returns undefined for impossible times and when two meanings are equally likely ('ab 5')
 */
export function intervalSince(first: Clock): Interval | undefined {
  const from = minutesOf(first)
  const isDoubtful = isTwelveHourLike(first) && first.hour < EARLIEST_MORNING
  return from === undefined || from >= MINUTES_PER_DAY || isDoubtful ? undefined : { from, to: null }
}

/** Whether a time may be on a 12-hour clock. */
export function isTwelveHourLike({ half, hour, isPadded }: Clock): boolean {
  return half === undefined && !isPadded && hour >= 1 && hour <= 12
}

function inheriting(first: Clock, second: Clock, half: 'am' | 'pm'): EndedInterval | undefined {
  const to = minutesOf(second)
  const same = minutesOf({ ...first, half })
  const other = minutesOf({ ...first, half: half === 'am' ? 'pm' : 'am' })
  if (to === undefined || same === undefined || other === undefined) return undefined
  return spanning(same < to ? same : other, to)
}

function minutesOf({ hour, minute, half }: Clock): number | undefined {
  if (half === undefined) return hour * 60 + minute
  if (hour > 12 || (hour === 0 && half === 'pm')) return undefined
  return (hour % 12) * 60 + minute + (half === 'pm' ? MINUTES_PER_DAY / 2 : 0)
}

/** The last minute of a day means its end: many forms do not allow 24:00 and have 23:59. */
const LAST_MINUTE = MINUTES_PER_DAY - 1

function spanning(from: number, end: number): EndedInterval | undefined {
  const to = end <= from ? end + MINUTES_PER_DAY : end
  const rounded = to === LAST_MINUTE ? MINUTES_PER_DAY : to
  return from < MINUTES_PER_DAY && rounded <= from + MINUTES_PER_DAY ? { from, to: rounded } : undefined
}
