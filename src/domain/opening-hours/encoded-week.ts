import { firstWhere } from '#domain/collections/binary-search.ts'
import { MINUTES_PER_DAY, MINUTES_PER_WEEK, type OpeningHours } from './opening-hours.ts'

/** `unknown` is not `closed`: no source states the hours. */
export type OpenStatus = 'closed' | 'open' | 'unknown'

/**
 * A week as the changes of its state, for the index and for the open state: each entry is `state << 14 | minute of the
 * week`, ascending from minute 0 (Monday 00:00), without repetitions. A usual week has 11 to 25 entries; 'always open'
 * and 'unknown' have one. An interval past midnight continues on the next day, Sunday's on Monday.
 */
export function encodeWeek(hours: OpeningHours | null): Uint16Array {
  const changes: number[] = []
  let last: OpenStatus | undefined
  const addChange = (minute: number, state: OpenStatus) => {
    if (state !== last) changes.push((OPEN_STATUSES.indexOf(state) << MINUTE_BITS) | minute)
    last = state
  }
  let end = 0
  for (const span of [...openSpans(hours), { from: MINUTES_PER_WEEK, to: MINUTES_PER_WEEK }]) {
    for (let day = Math.floor(end / MINUTES_PER_DAY); day * MINUTES_PER_DAY < span.from; day++) {
      const from = Math.max(end, day * MINUTES_PER_DAY)
      addChange(from, hours?.[day] ? 'closed' : 'unknown')
    }
    if (span.to > span.from) addChange(span.from, 'open')
    end = span.to
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

/** By number. Unknown bits mean the last one. */
const OPEN_STATUSES: readonly OpenStatus[] = ['closed', 'open', 'unknown']

/** 10,079 needs 14 bits. */
const MINUTE_BITS = 14
const MINUTE_MASK = (1 << MINUTE_BITS) - 1

function stateOf(entry: number | undefined): OpenStatus {
  return entry === undefined ? 'unknown' : (OPEN_STATUSES[entry >> MINUTE_BITS] ?? 'unknown')
}

function minuteOf(entry: number | undefined): number {
  return entry === undefined ? 0 : entry & MINUTE_MASK
}

/** The index of the last entry at or before the minute. */
function indexAt(week: Uint16Array, weekMinute: number): number {
  return firstWhere(1, week.length, at => minuteOf(week[at]) > weekMinute) - 1
}

interface Span {
  readonly from: number
  to: number
}

/** The intervals in minutes of the week, ascending and joined, none beyond the end of the week. */
function openSpans(hours: OpeningHours | null): Span[] {
  const spans: Span[] = []
  hours?.forEach((day, weekday) => {
    for (const { from, to } of day ?? []) {
      const start = weekday * MINUTES_PER_DAY
      spans.push({ from: start + from, to: Math.min(start + to, MINUTES_PER_WEEK) })
      if (start + to > MINUTES_PER_WEEK) spans.push({ from: 0, to: start + to - MINUTES_PER_WEEK })
    }
  })
  const joined: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last === undefined || span.from > last.to) joined.push(span)
    else last.to = Math.max(last.to, span.to)
  }
  return joined
}
