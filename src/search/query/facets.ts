import { isGroupSlug } from '#domain/category/category.ts'
import type { Facets, FacetValue } from '#domain/search.ts'
import { NO_SCHEDULE } from '#search/file/doc-values.ts'
import { derivedOnce } from '#search/snapshot/derived.ts'
import { OPEN_FLAG, type Snapshot } from '#search/snapshot/snapshot.ts'
import { isUnrestricted, liveHandles, narrowedInAnyOrder } from './candidates.ts'
import { chordsTo } from './distances.ts'
import { squaredChord } from './geometry.ts'
import type { HandleSet } from './handle-set.ts'
import type { CategoryFilter, Filters, Reading } from './reading.ts'

const MOST_VALUES = 20

/** Tenths of a star, as in the names of the values. */
const RATING_STEPS = [45, 40, 30] as const

/** Kilometres offered around a place. */
export const RADIUS_STEPS = [5, 10, 25, 50] as const

/**
 * Counts what the results can be narrowed to. Categories and cities are counted as if none of them had been chosen:
 * otherwise nothing could be chosen beside the first.
 * @param words handles that satisfy the words of the reading, undefined when it has none: radii also widen a result
 */
export function facetsOf(
  snapshot: Snapshot,
  reading: Reading,
  results: HandleSet,
  words: HandleSet | undefined,
  now: number,
): Facets {
  const { names } = snapshot
  const { filters } = reading
  const without = (changes: Partial<Filters>) =>
    countsWith(snapshot, { ...reading, filters: { ...filters, ...changes } }, words, now)
  const counts = isAll(reading, words) ? countsOfAll(snapshot) : countsOf(snapshot, results)
  const { ratings } = counts
  const { categories } = filters.categories ? without({ categories: offeredOf(filters.categories) }) : counts
  const { cities } = filters.cities ? without({ cities: undefined }) : counts
  const doors = doorsOf(snapshot, counts.schedules, now)
  return {
    categories: most(categories, filters.categories?.real, number => {
      const category = names.categories.entries[number]
      // A group's own name as category says nothing more than the group, and its slug means the whole group.
      return category && !isGroupSlug(category.slug)
        ? { value: category.slug, label: category.name }
        : undefined
    }),
    cities: most(cities, filters.cities, number => {
      const city = names.cities.entries[number]
      return city && city.name !== '' ? { value: city.slug, label: city.shown } : undefined
    }),
    ratings: RATING_STEPS.map(step => ({
      value: (step / 10).toFixed(1),
      label: `ab ${(step / 10).toFixed(1).replace('.', ',')} Sternen`,
      count: ratings.subarray(step).reduce((sum, count) => sum + count, 0),
    })),
    openStates: [
      { value: 'open', label: 'Jetzt geöffnet', count: doors[OPEN_FLAG.open] ?? 0 },
      { value: 'closed', label: 'Geschlossen', count: doors[OPEN_FLAG.closed] ?? 0 },
      { value: 'unknown', label: 'Zeiten unbekannt', count: doors[OPEN_FLAG.unknown] ?? 0 },
    ],
    radii: radiiOf(snapshot, reading, words, now),
  }
}

function isAll(reading: Reading, words: HandleSet | undefined): boolean {
  return words === undefined && isUnrestricted(reading)
}

/** The counts of another reading of the same words. */
function countsWith(
  snapshot: Snapshot,
  reading: Reading,
  words: HandleSet | undefined,
  now: number,
): Pick<Counts, 'categories' | 'cities'> {
  if (isAll(reading, words)) return countsOfAll(snapshot)
  return countsOf(snapshot, narrowedInAnyOrder(snapshot, reading, now, words))
}

/** The categories to choose from: where all that was chosen lies in one trade, the others of the trade. */
function offeredOf({ offered }: CategoryFilter): CategoryFilter | undefined {
  if (offered === undefined || offered.size === 0) return undefined
  return { real: new Set(), groups: offered, offered }
}

interface Counts {
  readonly categories: Uint32Array
  readonly cities: Uint32Array
  /** By tenths of stars. */
  readonly ratings: Uint32Array
  /** By weekly schedule; the last one stands for unknown hours. */
  readonly schedules: Uint32Array
}

function countsOf({ names, values }: Snapshot, results: HandleSet): Counts {
  const categories = new Uint32Array(names.categories.size)
  const cities = new Uint32Array(names.cities.size)
  const ratings = new Uint32Array(256)
  const schedules = new Uint32Array(names.schedules.size + 1)
  const unknown = names.schedules.size
  for (let at = 0; at < results.length; at++) {
    const handle = results[at] ?? 0
    const schedule = values.schedule[handle] ?? NO_SCHEDULE
    increment(categories, values.category[handle] ?? 0)
    increment(cities, values.city[handle] ?? 0)
    increment(ratings, values.rating[handle] ?? 0)
    increment(schedules, schedule === NO_SCHEDULE ? unknown : schedule)
  }
  return { categories, cities, ratings, schedules }
}

/** The first page of everything is asked for more often than any other. */
const countsOfAll = derivedOnce(snapshot => countsOf(snapshot, liveHandles(snapshot)))

/** Documents by OPEN_FLAG. */
function doorsOf(snapshot: Snapshot, schedules: Uint32Array, now: number): Uint32Array {
  const states = snapshot.openStates(now)
  const doors = new Uint32Array(3)
  for (let schedule = 0; schedule < schedules.length; schedule++) {
    const flag = states[schedule] ?? OPEN_FLAG.unknown
    doors[flag] = (doors[flag] ?? 0) + (schedules[schedule] ?? 0)
  }
  return doors
}

/** How many results each radius around the place would have, whatever the present radius is. */
function radiiOf(
  snapshot: Snapshot,
  reading: Reading,
  words: HandleSet | undefined,
  now: number,
): readonly FacetValue[] {
  const centre = reading.place?.centre
  if (!centre) return []
  const widest = RADIUS_STEPS[RADIUS_STEPS.length - 1] ?? 0
  const around = narrowedInAnyOrder(snapshot, { ...reading, radiusMetres: widest * 1_000 }, now, words)
  const chords = chordsTo(snapshot, around, centre)
  return RADIUS_STEPS.map(step => {
    const chord = squaredChord(step * 1_000)
    let count = 0
    for (let at = 0; at < chords.length; at++) if ((chords[at] ?? 0) <= chord) count++
    return { value: String(step), label: `${step} km`, count }
  })
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/** The values with the highest counts, equal ones by value; those chosen in any case, the rest of them last. */
function most(
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
