import type { BusinessStatus } from '#domain/business/field-values.ts'
import { firstWhere } from '#domain/collections/binary-search.ts'
import { type BerlinTime, berlinOffsetMs, berlinTime } from '#domain/time/berlin-time.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { encodeWeek, nextWeekChange, type OpenStatus, weekStateAt } from './encoded-week.ts'
import { BY_APPOINTMENT, MINUTES_PER_DAY, type OpeningHours } from './opening-hours.ts'

/** When a business opens or closes next. */
export interface NextChange {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly opens: boolean
}

export interface OpenState {
  /** null: unknown at this time, or by appointment. */
  readonly isOpen: boolean | null
  readonly isByAppointment: boolean
  /** null: never (24/7) or unknown, as the end of an interval with an open end is. */
  readonly nextChange: NextChange | null
  /** Open, and closing within 60 minutes. */
  readonly closesSoon: boolean
}

/**
 * Whether a business is open at an instant, in German local time, and its next change. Ignores public holidays.
 * In the night without 2:30, a business that opens at 2:30 opens at 3:00. In the night with two of them, the hour from
 * 2:00 to 3:00 happens twice. The same answer as weekStateAt(encodeWeek(hours), weekMinuteAt(epochMs)).
 * @param epochMs milliseconds since 1970
 */
export function openState(hours: OpeningHours | null, epochMs: number): OpenState {
  const week = encodeWeek(hours)
  const status = weekStateAt(week, weekMinuteAt(epochMs))
  const change = knownChange(week, epochMs, status)
  return {
    isOpen: isCertain(status) ? status === 'open' : null,
    isByAppointment: status === BY_APPOINTMENT,
    nextChange: change === undefined ? null : { at: change.at, opens: change.state === 'open' },
    closesSoon: status === 'open' && change !== undefined && change.at - epochMs <= SOON_MS,
  }
}

/**
 * The hours that count for whether a business is open: its own, or closed on every day while it is closed for a time or
 * for good. The one rule for pages, cards, API, filters and counts.
 */
export function hoursInForce({ status, openingHours }: OpenStateFacts): OpeningHours | null {
  return status === 'operational' ? openingHours : CLOSED_WEEK
}

interface OpenStateFacts {
  readonly status: BusinessStatus
  readonly openingHours: OpeningHours | null
}

/** The minute of the week in German local time, for weekStateAt; 0 = Monday 00:00. */
export function weekMinuteAt(epochMs: number): number {
  return minuteOfWeek(berlinTime(epochMs))
}

const CLOSED_WEEK: OpeningHours = [[], [], [], [], [], [], []]

const SOON_MS = 60 * MINUTE_MS

/** A week and a day: enough for every change of a week, even with a clock change. */
const HORIZON_MS = 8 * MINUTES_PER_DAY * MINUTE_MS

function minuteOfWeek({ weekday, minutes }: BerlinTime): number {
  return weekday * MINUTES_PER_DAY + minutes
}

interface Change {
  readonly at: number
  readonly state: OpenStatus
}

/** The next change between open and closed. From another state, the change after the next one. */
function knownChange(week: Uint16Array, epochMs: number, status: OpenStatus): Change | undefined {
  const next = changeAfter(week, epochMs, status)
  if (next === undefined || !isCertain(next.state)) return undefined
  return isCertain(status) ? next : knownChange(week, next.at, next.state)
}

function isCertain(status: OpenStatus): boolean {
  return status === 'open' || status === 'closed'
}

/** The first instant after this one with another state. */
function changeAfter(week: Uint16Array, epochMs: number, status: OpenStatus): Change | undefined {
  const clockChange = clockChangeWithin(epochMs, epochMs + HORIZON_MS)
  const change = changeByClock(week, epochMs)
  if (clockChange === undefined || (change !== undefined && change.at < clockChange)) return change
  const after = weekStateAt(week, weekMinuteAt(clockChange))
  return after === status ? changeByClock(week, clockChange) : { at: clockChange, state: after }
}

/** The next change, without clock changes. */
function changeByClock(week: Uint16Array, epochMs: number): Change | undefined {
  const change = nextWeekChange(week, weekMinuteAt(epochMs))
  if (change === undefined) return undefined
  const minuteStart = Math.floor(epochMs / MINUTE_MS) * MINUTE_MS
  return { at: minuteStart + change.inMinutes * MINUTE_MS, state: change.state }
}

/** The clock change between two instants at most eight days apart, or undefined. */
function clockChangeWithin(fromMs: number, toMs: number): number | undefined {
  const before = berlinOffsetMs(fromMs)
  if (berlinOffsetMs(toMs) === before) return undefined
  const [first, last] = [Math.floor(fromMs / MINUTE_MS) + 1, Math.ceil(toMs / MINUTE_MS)]
  return firstWhere(first, last, minute => berlinOffsetMs(minute * MINUTE_MS) !== before) * MINUTE_MS
}
