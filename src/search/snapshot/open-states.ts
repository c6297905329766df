import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { isAlwaysOpen, type OpenStatus, weekStateAt } from '#domain/opening-hours/encoded-week.ts'
import { holidayOn } from '#domain/opening-hours/holidays.ts'
import { weekMinuteAt } from '#domain/opening-hours/open-state.ts'
import { BY_APPOINTMENT } from '#domain/opening-hours/opening-hours.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'
import { berlinTime, type CalendarDate } from '#domain/time/berlin-time.ts'
import { type DocValues, NO_SCHEDULE } from '#search/document/doc-values.ts'
import { cachedPerSnapshot } from './cached-per-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Whether a business is open. On a public holiday it is unknown where regular hours say open, because they may not
 * apply; by appointment it is neither open nor closed.
 */
export const OPEN_STATE = { unknown: 0, open: 1, closed: 2 } as const

/** The open states of all documents in one minute. */
export interface OpenStates {
  /** The state of each weekly schedule on a day without a holiday. */
  readonly bySchedule: Uint8Array
  /** The German name of today's public holiday by number of city; undefined when there is none anywhere. */
  readonly holidays: readonly (string | undefined)[] | undefined
  /** The number of OPEN_STATE of a document. */
  stateOf(docId: number): number
  /** The same. @param at an index in the values */
  stateIn(values: DocValues, at: number): number
}

/** The open states at an instant; computed once a minute. */
export function openStatesAt(snapshot: Snapshot, now: number): OpenStates {
  return statesByMinute(snapshot).getOrMake(Math.floor(now / 60_000), () => computeOpenStates(snapshot, now))
}

const statesByMinute = cachedPerSnapshot(() => new BoundedCache<number, OpenStates>({ most: 2 }))

function computeOpenStates(snapshot: Snapshot, now: number): OpenStates {
  const { schedules } = snapshot.lookup
  const weekMinute = weekMinuteAt(now)
  const bySchedule = Uint8Array.from(schedules.entries, week => numberOf(weekStateAt(week, weekMinute)))
  const holidays = holidaysOfCities(snapshot, berlinTime(now))
  const neverCloses = Uint8Array.from(schedules.entries, week => Number(isAlwaysOpen(week)))
  const stateIn = (values: DocValues, at: number) => {
    const schedule = values.schedule[at] ?? NO_SCHEDULE
    const state = schedule === NO_SCHEDULE ? OPEN_STATE.unknown : (bySchedule[schedule] ?? OPEN_STATE.unknown)
    if (state !== OPEN_STATE.open || holidays?.[values.city[at] ?? 0] === undefined) return state
    return neverCloses[schedule] === 1 ? state : OPEN_STATE.unknown
  }
  return { bySchedule, holidays, stateOf: docId => stateIn(snapshot.values, docId), stateIn }
}

function numberOf(status: OpenStatus): number {
  return status === BY_APPOINTMENT ? OPEN_STATE.unknown : OPEN_STATE[status]
}

/** The German name of a day's public holiday by number of city; undefined when there is none anywhere. */
export function holidaysOfCities(
  { lookup }: Snapshot,
  date: CalendarDate,
): readonly (string | undefined)[] | undefined {
  const ofStates = holidaysByState(date)
  return ofStates.size > 0 ? lookup.cities.entries.map(({ state }) => ofStates.get(state)) : undefined
}

/** A day's public holiday by state, nationwide ones also for cities without a known state; empty on most days. */
function holidaysByState(date: CalendarDate): ReadonlyMap<StateCode | null, string> {
  const states = [null, ...(Object.keys(STATES) as StateCode[])]
  return new Map(
    states.flatMap(state => {
      const name = holidayOn(date, state)
      return name === undefined ? [] : [[state, name] as const]
    }),
  )
}
