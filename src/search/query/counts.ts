import type { FacetValue } from '#domain/search.ts'
import { NO_SCHEDULE } from '#search/file/doc-values.ts'
import { type Doors, OPEN_FLAG } from '#search/snapshot/doors.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { HandleSet } from './handle-set.ts'

const MOST_VALUES = 20

/** How many of a set of documents have each value. */
export interface Counts {
  readonly categories: Uint32Array
  readonly cities: Uint32Array
  /** By tenths of stars. */
  readonly ratings: Uint32Array
  /** By weekly schedule; the last one stands for unknown hours. */
  readonly schedules: Uint32Array
}

/** Counts categories, cities, ratings and schedules in one pass. */
export function countsOf({ names, values }: Snapshot, handles: HandleSet): Counts {
  const categories = new Uint32Array(names.categories.size)
  const cities = new Uint32Array(names.cities.size)
  const ratings = new Uint32Array(256)
  const schedules = new Uint32Array(names.schedules.size + 1)
  const unknown = names.schedules.size
  const { category, city, rating, schedule } = values
  for (let at = 0; at < handles.length; at++) {
    const handle = handles[at] ?? 0
    const week = schedule[handle] ?? NO_SCHEDULE
    increment(categories, category[handle] ?? 0)
    increment(cities, city[handle] ?? 0)
    increment(ratings, rating[handle] ?? 0)
    increment(schedules, week === NO_SCHEDULE ? unknown : week)
  }
  return { categories, cities, ratings, schedules }
}

/** How many documents have each number of OPEN_FLAG. */
export function doorCounts(handles: HandleSet, schedules: Uint32Array, doors: Doors): Uint32Array {
  const counts = new Uint32Array(Object.keys(OPEN_FLAG).length)
  if (doors.holidays !== undefined) {
    for (let at = 0; at < handles.length; at++) increment(counts, doors.flagOf(handles[at] ?? 0))
    return counts
  }
  for (let schedule = 0; schedule < schedules.length; schedule++) {
    const flag = doors.bySchedule[schedule] ?? OPEN_FLAG.unknown
    counts[flag] = (counts[flag] ?? 0) + (schedules[schedule] ?? 0)
  }
  return counts
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/** The values with the highest counts, equal ones by value; those chosen in any case, the rest of them last. */
export function mostOf(
  counts: Uint32Array,
  chosen: ReadonlySet<number> | undefined,
  nameOf: (number: number) => { readonly value: string; readonly label: string } | undefined,
): readonly FacetValue[] {
  const best: FacetValue[] = []
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] ?? 0
    if (count === 0 || count < (best[MOST_VALUES - 1]?.count ?? 0)) continue
    const named = nameOf(number)
    if (named === undefined) continue
    const value = { ...named, count }
    const at = best.findIndex(
      other => other.count < count || (other.count === count && other.value > value.value),
    )
    if (at >= 0) best.splice(at, 0, value)
    else best.push(value)
    if (best.length > MOST_VALUES) best.pop()
  }
  for (const number of chosen ?? []) {
    const named = nameOf(number)
    if (named === undefined || best.some(({ value }) => value === named.value)) continue
    best.push({ ...named, count: counts[number] ?? 0 })
  }
  return best
}
