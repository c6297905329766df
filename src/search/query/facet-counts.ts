import type { FacetValue } from '#domain/search/search.ts'
import { NO_SCHEDULE } from '#search/document/doc-values.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import { OPEN_STATE, type OpenStates } from '#search/snapshot/open-states.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'

const MOST_VALUES = 20

/** How many documents of a set have each number of a property. */
export interface Tally {
  readonly counts: Uint32Array
  /** The numbers with a count, each once. */
  readonly numbers: readonly number[]
}

/** @param numbers by docId @param size one more than the highest number */
export function tallyOf(docIds: DocIdSet, numbers: ArrayLike<number>, size: number): Tally {
  const counts = new Uint32Array(size)
  const seen: number[] = []
  for (let at = 0; at < docIds.length; at++) {
    const number = numbers[docIds[at] ?? 0] ?? 0
    const count = (counts[number] ?? 0) + 1
    counts[number] = count
    if (count === 1) seen.push(number)
  }
  return { counts, numbers: seen }
}

/** How many documents have each number of OPEN_STATE. */
export function openStateCounts(
  docIds: DocIdSet,
  { values, lookup }: Snapshot,
): (openStates: OpenStates) => Uint32Array {
  let schedules: ReadonlyMap<number, number> | undefined
  return openStates => {
    const counts = new Uint32Array(Object.keys(OPEN_STATE).length)
    const add = (state: number, count: number) => {
      counts[state] = (counts[state] ?? 0) + count
    }
    if (openStates.holidays === undefined) {
      schedules ??= schedulesOf(docIds, values.schedule, lookup.schedules.size)
      for (const [schedule, count] of schedules)
        add(openStates.bySchedule[schedule] ?? OPEN_STATE.unknown, count)
    } else for (let at = 0; at < docIds.length; at++) add(openStates.stateOf(docIds[at] ?? 0), 1)
    return counts
  }
}

/** How many have each weekly schedule. Unknown hours count under the number after the last schedule. */
function schedulesOf(docIds: DocIdSet, schedules: Uint32Array, size: number): ReadonlyMap<number, number> {
  const counts = new Uint32Array(size + 1)
  const seen: number[] = []
  for (let at = 0; at < docIds.length; at++) {
    const schedule = Math.min(schedules[docIds[at] ?? 0] ?? NO_SCHEDULE, size)
    const count = (counts[schedule] ?? 0) + 1
    counts[schedule] = count
    if (count === 1) seen.push(schedule)
  }
  return new Map(seen.map(schedule => [schedule, counts[schedule] ?? 0]))
}

/** The values with the highest counts, equal counts by value, and then the chosen ones that are missing. */
export function mostOf(
  { counts, numbers }: Tally,
  chosen: ReadonlySet<number> | undefined,
  nameOf: (number: number) => { readonly value: string; readonly label: string } | undefined,
): readonly FacetValue[] {
  const best: FacetValue[] = []
  for (const number of numbers) {
    const count = counts[number] ?? 0
    if (count < (best[MOST_VALUES - 1]?.count ?? 0)) continue
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
