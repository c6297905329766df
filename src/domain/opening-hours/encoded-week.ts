import { firstWhere } from '#domain/collections/binary-search.ts'
import {
  BY_APPOINTMENT,
  type DayHours,
  MINUTES_PER_DAY,
  MINUTES_PER_WEEK,
  type OpeningHours,
  weekOf,
} from './opening-hours.ts'

/** `unknown` is not `closed`: no source states the hours. By appointment one may come, so that is not `closed` either. */
export type OpenStatus = 'closed' | 'open' | 'unknown' | typeof BY_APPOINTMENT

/**
 * A week as the changes of its state, for the index and for the open state: each entry is `state << 14 | minute of the
 * week`, ascending from minute 0 (Monday 00:00), without repetitions. A usual week has 11 to 25 entries; 'always open'
 * and 'unknown' have one. An interval past midnight continues on the next day, Sunday's on Monday.
 *
 * An interval with an open end is open for six hours, then unknown until 5:00 in the morning or until it opens again:
 * six hours are a usual evening, and of a later minute nobody could say 'open' or 'closed' without a guess.
 */
export function encodeWeek(hours: OpeningHours | null): Uint16Array {
  const spans = (hours ?? weekOf(new Map())).flatMap(daySpans)
  const bounds = spans.flatMap(({ from, to }) => [from, to % MINUTES_PER_WEEK])
  const changes: number[] = []
  let last: number | undefined
  for (const minute of bounds.toSorted((a, b) => a - b)) {
    const said = spans.filter(
      ({ from, to }) => (from <= minute && minute < to) || minute < to - MINUTES_PER_WEEK,
    )
    const state = Math.min(...said.map(span => OPEN_STATUSES.indexOf(span.state)))
    if (state !== last) changes.push((state << MINUTE_BITS) | minute)
    last = state
  }
  return Uint16Array.from(changes)
}

/**
 * The state of an encoded week at a minute of the week.
 * @param weekMinute 0 (Monday 00:00) to 10079
 */
export function weekStateAt(week: Uint16Array, weekMinute: number): OpenStatus {
  return stateOf(week[indexAt(week, weekMinute)])
}

/**
 * Whether an encoded week is open at some time between two minutes of it.
 * @param from 0 (Monday 00:00) to 10079
 * @param to after `from`, at most 10080
 */
export function isOpenWithin(week: Uint16Array, from: number, to: number): boolean {
  const first = indexAt(week, from)
  for (let at = first; at < week.length && (at === first || minuteOf(week[at]) < to); at++)
    if (stateOf(week[at]) === 'open') return true
  return false
}

/** Whether an encoded week never closes. Such a business does not close on public holidays either. */
export function isAlwaysOpen(week: Uint16Array): boolean {
  return week.length === 1 && stateOf(week[0]) === 'open'
}

/**
 * The next change of the state after a minute of the week. After the last change of a week comes the first one.
 * @returns the minutes until then (1 to 10080) and the state from then on; undefined when it never changes
 */
export function nextWeekChange(
  week: Uint16Array,
  weekMinute: number,
): { readonly inMinutes: number; readonly state: OpenStatus } | undefined {
  const at = indexAt(week, weekMinute)
  const now = stateOf(week[at])
  for (let step = 1; step <= week.length; step++) {
    const entry = week[(at + step) % week.length]
    if (stateOf(entry) === now) continue
    const ahead = minuteOf(entry) - weekMinute
    return { inMinutes: ahead > 0 ? ahead : ahead + MINUTES_PER_WEEK, state: stateOf(entry) }
  }
  return undefined
}

/** By number. Where spans overlap, the first of these counts: an opening, the night after an open end, the day. */
const OPEN_STATUSES: readonly OpenStatus[] = ['open', 'unknown', BY_APPOINTMENT, 'closed']

/** 10,079 needs 14 bits. */
const MINUTE_BITS = 14
const MINUTE_MASK = (1 << MINUTE_BITS) - 1

function stateOf(entry: number | undefined): OpenStatus {
  return entry === undefined ? 'unknown' : (OPEN_STATUSES[entry >> MINUTE_BITS] ?? 'unknown')
}

function minuteOf(entry: number | undefined): number {
  return (entry ?? 0) & MINUTE_MASK
}

/** The index of the last entry at or before the minute. */
function indexAt(week: Uint16Array, weekMinute: number): number {
  return firstWhere(1, week.length, at => minuteOf(week[at]) > weekMinute) - 1
}

/** Minutes of the week; a night that begins on Sunday ends behind it. */
interface Span {
  readonly state: OpenStatus
  readonly from: number
  readonly to: number
}

/** How long an interval with an open end is taken to be open, and when the night after it is over. */
const SURELY_OPEN = 6 * 60
const END_OF_NIGHT = MINUTES_PER_DAY + 5 * 60

function daySpans(day: DayHours, weekday: number): readonly Span[] {
  const midnight = weekday * MINUTES_PER_DAY
  const span = (state: OpenStatus, from: number, to: number): Span => ({
    state,
    from: midnight + from,
    to: midnight + to,
  })
  if (day === null || day === BY_APPOINTMENT) return [span(day ?? 'unknown', 0, MINUTES_PER_DAY)]
  const intervals = day.flatMap(({ from, to }) => [
    span('open', from, to ?? from + SURELY_OPEN),
    span('unknown', from, to ?? END_OF_NIGHT),
  ])
  return [span('closed', 0, MINUTES_PER_DAY), ...intervals]
}
