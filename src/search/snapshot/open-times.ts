import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { dayPartsOf } from '#domain/opening-hours/day-parts.ts'
import { isAlwaysOpen, isOpenWithin } from '#domain/opening-hours/encoded-week.ts'
import { type OpenAt, writeOpenAt } from '#domain/opening-hours/open-at.ts'
import { MINUTES_PER_DAY } from '#domain/opening-hours/opening-hours.ts'
import { type DocValues, NO_SCHEDULE } from '#search/document/doc-values.ts'
import { cachedPerSnapshot } from './cached-per-snapshot.ts'
import { holidaysOfCities } from './open-states.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Which documents are certainly open at a time. On a public holiday these are those that never close, because regular
 * hours may not apply.
 */
export interface OpenTimesOfDocs {
  /** @param at an index in the values */
  isOpen(values: DocValues, at: number): boolean
}

/** The documents that are open at a time; computed once a minute for each text form. */
export function openTimesAt(snapshot: Snapshot, openAt: OpenAt, now: number): OpenTimesOfDocs {
  const key = `${Math.floor(now / 60_000)} ${writeOpenAt(openAt)}`
  return timesByMinute(snapshot).getOrMake(key, () => computeOpenTimes(snapshot, openAt, now))
}

/** A byte for each schedule, of which a directory has some thousand. */
const timesByMinute = cachedPerSnapshot(() => new BoundedCache<string, OpenTimesOfDocs>({ most: 32 }))

/** No holiday takes this bit away. Parts of days have the bits below: a weekend past midnight has five at most. */
const ALWAYS = 1 << 7

function computeOpenTimes(snapshot: Snapshot, openAt: OpenAt, now: number): OpenTimesOfDocs {
  const { schedules, cities } = snapshot.lookup
  const parts = dayPartsOf(openAt, now)
  const partsOfSchedule = Uint8Array.from(schedules.entries, week => {
    if (isAlwaysOpen(week)) return ALWAYS
    return parts.reduce((bits, { weekday, from, to }, at) => {
      const midnight = weekday * MINUTES_PER_DAY
      return isOpenWithin(week, midnight + from, midnight + to) ? bits | (1 << at) : bits
    }, 0)
  })
  const holidays = parts.map(part => holidaysOfCities(snapshot, part))
  const partsOf = ({ schedule }: DocValues, at: number) => {
    const number = schedule[at] ?? NO_SCHEDULE
    // A look-up beyond the end of the array would be slow.
    return number === NO_SCHEDULE ? 0 : (partsOfSchedule[number] ?? 0)
  }
  if (holidays.every(ofCities => ofCities === undefined))
    return { isOpen: (values, at) => partsOf(values, at) !== 0 }
  const regularParts = Uint8Array.from(cities.entries, (_, city) =>
    holidays.reduce(
      (bits, ofCities, at) => (ofCities?.[city] === undefined ? bits : bits & ~(1 << at)),
      0xff,
    ),
  )
  return {
    isOpen: (values, at) => (partsOf(values, at) & (regularParts[values.city[at] ?? 0] ?? 0)) !== 0,
  }
}
