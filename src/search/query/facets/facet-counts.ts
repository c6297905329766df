import type { FacetValue } from '#domain/search/search.ts'
import { OPEN_STATE, type OpenStates } from '#search/snapshot/open-states.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ResultPart } from '../matching/result-set.ts'

const MOST_VALUES = 20

/** How many documents of a set have each number of a property: of each number that occurs, its count. */
export interface Tally {
  readonly numbers: Uint32Array
  readonly counts: Uint32Array
}

/** @param size one more than the highest number; higher ones count as the highest */
export function tallyOf(
  parts: readonly ResultPart[],
  property: 'categories' | 'city' | 'schedule',
  size: number,
): Tally {
  if (countOfNumber.length < size) countOfNumber = new Uint32Array(size)
  const counts = countOfNumber
  const seen: number[] = []
  for (const { indexes, values } of parts) addTo(counts, seen, indexes, values[property], size - 1)
  const found = new Uint32Array(seen)
  const tally = { numbers: found, counts: found.map(number => counts[number] ?? 0) }
  for (const number of seen) counts[number] = 0
  return tally
}

/** How many documents of a set belong to each category: a business to its own one and to those of its subtypes. */
export function categoryTally({ lookup }: Snapshot, parts: readonly ResultPart[]): Tally {
  const sets = tallyOf(parts, 'categories', lookup.categorySets.size)
  const counts = new Uint32Array(lookup.categories.size)
  sets.numbers.forEach((set, at) => {
    for (const category of lookup.categorySets.entries[set] ?? [])
      counts[category] = (counts[category] ?? 0) + (sets.counts[at] ?? 0)
  })
  return tallyOfCounts(counts)
}

/** The tally of some counts by number. */
export function tallyOfCounts(counts: Uint32Array): Tally {
  const numbers = Uint32Array.from(counts.keys()).filter(number => (counts[number] ?? 0) > 0)
  return { numbers, counts: numbers.map(number => counts[number] ?? 0) }
}

function addTo(
  counts: Uint32Array,
  seen: number[],
  indexes: Uint32Array,
  numbers: Uint32Array,
  highest: number,
): void {
  for (let at = 0; at < indexes.length; at++) {
    const number = Math.min(numbers[indexes[at] ?? 0] ?? 0, highest)
    const count = (counts[number] ?? 0) + 1
    counts[number] = count
    if (count === 1) seen.push(number)
  }
}

/** All zero between two calls. An array for each call would make the garbage collector stop the process more often. */
let countOfNumber = new Uint32Array(0)

/** How many documents have each number of OPEN_STATE. */
export function openStateCounts(
  parts: readonly ResultPart[],
  { lookup }: Snapshot,
): (openStates: OpenStates) => Uint32Array {
  let ofSchedules: Tally | undefined
  return openStates => {
    const counts = new Uint32Array(Object.keys(OPEN_STATE).length)
    const add = (state: number, count: number) => {
      counts[state] = (counts[state] ?? 0) + count
    }
    if (openStates.holidays === undefined) {
      // Unknown hours, NO_SCHEDULE, count under the number after the last schedule.
      ofSchedules ??= tallyOf(parts, 'schedule', lookup.schedules.size + 1)
      const { numbers, counts: ofNumbers } = ofSchedules
      numbers.forEach((schedule, at) => {
        add(openStates.bySchedule[schedule] ?? OPEN_STATE.unknown, ofNumbers[at] ?? 0)
      })
    } else {
      for (const { indexes, values } of parts)
        for (let at = 0; at < indexes.length; at++) add(openStates.stateIn(values, indexes[at] ?? 0), 1)
    }
    return counts
  }
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
