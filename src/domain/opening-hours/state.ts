import type { StateCode } from '../place/state.ts'
import { type BerlinTime, berlinOffsetMs, berlinTime } from './berlin-time.ts'
import { type DoorState, encodeWeek, nextWeekChange, weekStateAt } from './encoded.ts'
import type { HolidayLookup } from './holiday-lookup.ts'
import { MINUTES_PER_DAY, type OpeningHours } from './opening-hours.ts'

/** The next moment at which a business opens or closes. */
export interface NextChange {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly opens: boolean
  /** The public holiday on whose date it lies. */
  readonly holiday: string | null
}

export interface OpenState {
  /** null: hours unknown at this time. */
  readonly isOpen: boolean | null
  /** null: never (24/7), or what comes next is unknown. */
  readonly nextChange: NextChange | null
  /** Open, and closing within 60 minutes. */
  readonly closesSoon: boolean
  /** The public holiday of today in the business's state, by its German name. */
  readonly holiday: string | null
  /** Today or the day of the next change is a public holiday: the regular hours are shown, but may not hold. */
  readonly mayDiffer: boolean
}

/** An instant: milliseconds since 1970 or anything that knows them, such as a Temporal.Instant. */
export type Moment = number | { readonly epochMilliseconds: number }

/**
 * Whether a business is open at an instant, by the clocks of Germany, and what changes next.
 * @param state whose holidays count; null: only nationwide ones
 * @param holidayOn the holiday lookup (holidays.ts); left out, no day is marked, which keeps it out of a bundle
 *
 * The wall clock decides: a door opening at 2:30 opens at 3:00 in the night that has no 2:30, and in the night that
 * has two, the hour from 2:00 to 3:00 happens twice. Holidays are marked, never taken for closing days.
 * The same answer as weekStateAt(encodeWeek(hours), weekMinuteAt(at)).
 */
export function openState(
  hours: OpeningHours | null,
  at: Moment,
  state: StateCode | null = null,
  holidayOn: HolidayLookup = noHolidays,
): OpenState {
  const epochMs = typeof at === 'number' ? at : at.epochMilliseconds
  const week = encodeWeek(hours)
  const now = berlinTime(epochMs)
  const door = weekStateAt(week, minuteOfWeek(now))
  const change = knownChange(week, epochMs, door)
  const holiday = holidayOn(now, state) ?? null
  const nextChange = change && {
    at: change.at,
    opens: change.state === 'open',
    holiday: holidayOn(berlinTime(change.at), state) ?? null,
  }
  return {
    isOpen: door === 'unknown' ? null : door === 'open',
    nextChange: nextChange ?? null,
    closesSoon: door === 'open' && nextChange !== undefined && nextChange.at - epochMs <= SOON_MS,
    holiday,
    mayDiffer: holiday !== null || (nextChange?.holiday ?? null) !== null,
  }
}

/** The minute of the week on the clocks of Germany, 0 = Monday 00:00, for weekStateAt. */
export function weekMinuteAt(at: Moment): number {
  return minuteOfWeek(berlinTime(typeof at === 'number' ? at : at.epochMilliseconds))
}

const MINUTE_MS = 60_000
const SOON_MS = 60 * MINUTE_MS

/** A week and a day: every change of a week lies within it, also beside a clock change. */
const HORIZON_MS = 8 * MINUTES_PER_DAY * MINUTE_MS

function noHolidays(): undefined {
  return undefined
}

function minuteOfWeek({ weekday, minutes }: BerlinTime): number {
  return weekday * MINUTES_PER_DAY + minutes
}

interface Change {
  readonly at: number
  readonly state: DoorState
}

/** The next change of which both sides are known: from an unknown day, the first change after it. */
function knownChange(week: Uint16Array, epochMs: number, door: DoorState): Change | undefined {
  const next = changeAfter(week, epochMs, door)
  if (next === undefined || next.state === 'unknown') return undefined
  if (door !== 'unknown') return next
  const second = changeAfter(week, next.at, next.state)
  return second?.state === 'unknown' ? undefined : second
}

/** The first instant after this one at which the wall clock shows another state. */
function changeAfter(week: Uint16Array, epochMs: number, door: DoorState): Change | undefined {
  const clockChange = clockChangeWithin(epochMs, epochMs + HORIZON_MS)
  const change = changeByClock(week, epochMs)
  if (clockChange === undefined || (change !== undefined && change.at < clockChange)) return change
  const after = weekStateAt(week, weekMinuteAt(clockChange))
  return after === door ? changeByClock(week, clockChange) : { at: clockChange, state: after }
}

/** The next change, as if clocks went on as at this instant. */
function changeByClock(week: Uint16Array, epochMs: number): Change | undefined {
  const change = nextWeekChange(week, weekMinuteAt(epochMs))
  if (change === undefined) return undefined
  const minuteStart = Math.floor(epochMs / MINUTE_MS) * MINUTE_MS
  return { at: minuteStart + change.inMinutes * MINUTE_MS, state: change.state }
}

/** The instant at which clocks are changed between two instants at most eight days apart, if they are. */
function clockChangeWithin(fromMs: number, toMs: number): number | undefined {
  const before = berlinOffsetMs(fromMs)
  if (berlinOffsetMs(toMs) === before) return undefined
  let low = Math.floor(fromMs / MINUTE_MS)
  let high = Math.ceil(toMs / MINUTE_MS)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (berlinOffsetMs(middle * MINUTE_MS) === before) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}
