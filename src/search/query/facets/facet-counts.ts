import { ATTRIBUTE_SLUGS } from '#domain/attribute/attribute-slugs.ts'
import { lazily } from '#domain/cache/lazily.ts'
import type { FacetValue } from '#domain/search/search.ts'
import { countAttributes } from '#search/document/attribute-bits.ts'
import { GROUPS } from '#search/document/groups.ts'
import { OPEN_STATE, type OpenStates } from '#search/snapshot/open-states.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ResultPart, ResultSet } from '../matching/result-set.ts'

const MOST_VALUES = 20
/** Of a byte. */
const MOST_TENTHS = 255

/** How many documents of a set have each number of a property: of each number that occurs, its count. */
export interface Tally {
  readonly numbers: Uint32Array
  readonly counts: Uint32Array
}

/** How many of some results have each value of what they can be narrowed to. */
export interface ResultCounts {
  readonly categorySets: Tally
  readonly cities: Tally
  /** By place in GROUPS: of each business the one of its own category. */
  readonly groups: Uint32Array
  /** Unknown hours count under the number after the last schedule. */
  readonly schedules: Tally
  /** By tenths of a star. */
  readonly ratings: Uint32Array
  /** By place in ATTRIBUTE_SLUGS. */
  readonly attributes: () => Uint32Array
}

/** Shorter lists are counted as fast as a cache answers. */
const LONG_LIST = 500

/** Counts some results once. The counts of long lists are cached: searches repeat common words. */
export function countsOf(snapshot: Snapshot, results: ResultSet): ResultCounts {
  const key = keyOf(results)
  const known = counted.get(key)
  if (known !== undefined) return known
  const counts = countResults(snapshot, results.parts)
  counted.set(key, counts)
  return counts
}

/** How many results are in each city: what countsOf says, without counting anything else. */
export function cityTally(snapshot: Snapshot, results: ResultSet): Tally {
  const known = counted.get(keyOf(results))
  if (known !== undefined) return known.cities
  const counts = zeros('cities', snapshot.lookup.cities.size)
  for (const { indexes, values } of results.parts)
    for (let at = 0; at < indexes.length; at++) increment(counts, values.city[indexes[at] ?? 0] ?? 0)
  return takeTally(counts)
}

/** By the list of a word, which is the same array until the next change; by the results themselves where they are few. */
const counted = new WeakMap<Uint32Array | ResultSet, ResultCounts>()

function keyOf(results: ResultSet): Uint32Array | ResultSet {
  const [only] = results.parts
  const isLong = only !== undefined && results.parts.length === 1 && results.length >= LONG_LIST
  return isLong ? only.indexes : results
}

function countResults({ lookup }: Snapshot, parts: readonly ResultPart[]): ResultCounts {
  const categorySets = zeros('categorySets', lookup.categorySets.size)
  const cities = zeros('cities', lookup.cities.size)
  const schedules = zeros('schedules', lookup.schedules.size + 1)
  const groups = new Uint32Array(GROUPS.length)
  const ratings = new Uint32Array(MOST_TENTHS + 1)
  const noSchedule = lookup.schedules.size
  // One loop takes two thirds of the time of one for each property: it waits for memory once.
  for (const { indexes, values } of parts) {
    const { categories, city, group, schedule, rating } = values
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[at] ?? 0
      const week = schedule[index] ?? 0
      increment(categorySets, categories[index] ?? 0)
      increment(cities, city[index] ?? 0)
      increment(groups, group[index] ?? 0)
      increment(schedules, week < noSchedule ? week : noSchedule)
      increment(ratings, rating[index] ?? 0)
    }
  }
  return {
    categorySets: takeTally(categorySets),
    cities: takeTally(cities),
    groups,
    schedules: takeTally(schedules),
    ratings,
    attributes: lazily(() => {
      const counts = new Uint32Array(ATTRIBUTE_SLUGS.length)
      for (const { indexes, values } of parts) countAttributes(counts, indexes, values)
      return counts
    }),
  }
}

function increment(counts: Uint32Array, number: number): void {
  counts[number] = (counts[number] ?? 0) + 1
}

/** All zero between two calls. Arrays for each call would make the garbage collector stop the process more often. */
const scratch = {
  categorySets: new Uint32Array(0),
  cities: new Uint32Array(0),
  schedules: new Uint32Array(0),
}

function zeros(name: keyof typeof scratch, size: number): Uint32Array {
  if (scratch[name].length < size) scratch[name] = new Uint32Array(size)
  return scratch[name].subarray(0, size)
}

function takeTally(counts: Uint32Array): Tally {
  const tally = tallyOfCounts(counts)
  counts.fill(0)
  return tally
}

/** How many results belong to each category: a business to its own one and to those of its subtypes. */
export function categoryTally({ lookup }: Snapshot, { categorySets }: ResultCounts): Tally {
  const counts = new Uint32Array(lookup.categories.size)
  categorySets.numbers.forEach((set, at) => {
    for (const category of lookup.categorySets.entries[set] ?? [])
      counts[category] = (counts[category] ?? 0) + (categorySets.counts[at] ?? 0)
  })
  return tallyOfCounts(counts)
}

/** The tally of some counts by number. */
export function tallyOfCounts(counts: Uint32Array): Tally {
  const numbers = new Uint32Array(counts.length)
  let length = 0
  for (let number = 0; number < counts.length; number++) if (counts[number] !== 0) numbers[length++] = number
  const found = numbers.slice(0, length)
  return { numbers: found, counts: found.map(number => counts[number] ?? 0) }
}

/** How many results have each number of OPEN_STATE. */
export function openStateCounts(snapshot: Snapshot, results: ResultSet, openStates: OpenStates): Uint32Array {
  const ofStates = new Uint32Array(Object.keys(OPEN_STATE).length)
  const add = (state: number, count: number) => {
    ofStates[state] = (ofStates[state] ?? 0) + count
  }
  if (openStates.holidays === undefined) {
    const { numbers, counts } = countsOf(snapshot, results).schedules
    numbers.forEach((schedule, at) => {
      add(openStates.bySchedule[schedule] ?? OPEN_STATE.unknown, counts[at] ?? 0)
    })
  } else {
    for (const { indexes, values } of results.parts)
      for (let at = 0; at < indexes.length; at++) add(openStates.stateIn(values, indexes[at] ?? 0), 1)
  }
  return ofStates
}

/** The values with the highest counts, equal counts by value, and then the chosen ones that are missing. */
export function mostOf(
  { counts, numbers }: Tally,
  chosen: ReadonlySet<number> | undefined,
  nameOf: (number: number) => { readonly value: string; readonly label: string } | undefined,
): readonly FacetValue[] {
  const best: FacetValue[] = []
  for (let place = 0; place < numbers.length; place++) {
    const count = counts[place] ?? 0
    if (count < (best[MOST_VALUES - 1]?.count ?? 0)) continue
    const named = nameOf(numbers[place] ?? 0)
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
    best.push({ ...named, count: counts[numbers.indexOf(number)] ?? 0 })
  }
  return best
}
