import type { QueryTerm } from '#search/analyzer-query.ts'
import { derivedOnce } from '#search/snapshot/derived.ts'
import { PostingCache } from '#search/snapshot/posting-cache.ts'
import type { Columns } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { Position } from './geometry.ts'
import { type HandleSet, intersection, NO_HANDLES, union } from './handle-set.ts'
import { passing } from './passing.ts'
import { centreOfCircle, isFiltered, type Reading } from './reading.ts'
import { cellsWithin, ringsAround, ringsWithin } from './rings.ts'

/** Bytes of lists of live documents kept until the next change. */
const LIVE_LISTS_BYTES = 32 << 20

/** A list so many times shorter than another is intersected with it; otherwise testing the longer one is faster. */
const SHORTER_RATIO = 8

/** The live documents that satisfy one word in the columns, of both files. */
export function wordHandles(
  snapshot: Snapshot,
  columns: Columns,
  alternatives: QueryTerm['alternatives'],
): HandleSet {
  return wordsHandles(snapshot, columns, [{ alternatives }]) ?? NO_HANDLES
}

/**
 * The live documents that satisfy every word in the columns; undefined when there is no word.
 * The same words give the same array until the next change, so what is worked out of it can stay with it.
 */
export function wordsHandles(
  snapshot: Snapshot,
  columns: Columns,
  words: readonly Pick<QueryTerm, 'alternatives'>[],
): HandleSet | undefined {
  if (words.length === 0) return undefined
  const all = words.map(word => word.alternatives)
  return liveLists(snapshot).get(`${columns} ${JSON.stringify(all)}`, () => {
    const main = snapshot.main.matchingAll(columns, all)
    if (snapshot.state.entries.size === 0) return main
    return liveOf(snapshot, joined(main, snapshot.delta.matchingAll(columns, all)))
  })
}

const liveLists = derivedOnce(() => new PostingCache(LIVE_LISTS_BYTES))

/** The live documents with a mark of tokens.ts in a column. */
export function markHandles(snapshot: Snapshot, column: Columns, mark: string): HandleSet {
  return wordHandles(snapshot, column, [[mark]])
}

/**
 * The results of a reading among `words`, the handles that satisfy its words (undefined: every document does), in
 * order. What has words or a mark of the place comes from lists; the rest is tested document by document, beginning
 * with the shortest list there is.
 */
export function narrowed(
  snapshot: Snapshot,
  reading: Reading,
  now: number,
  words: HandleSet | undefined,
): HandleSet {
  if (reading.place?.restriction.kind === 'nowhere' && centreOfCircle(reading) === undefined)
    return NO_HANDLES
  const marked = markedHandles(snapshot, reading)
  const exact = words && marked ? intersection(words, marked) : (words ?? marked)
  if (isTestless(reading)) return exact ?? liveHandles(snapshot)
  const [shortest] = listsOf(snapshot, reading).sort((a, b) => lengthOf(a) - lengthOf(b))
  const { end } = snapshot.state
  if (shortest === undefined) return passing(snapshot, reading, now, exact ?? liveHandles(snapshot))
  if (exact === undefined) return passing(snapshot, reading, now, union(shortest, end))
  const isWorthIt = lengthOf(shortest) * SHORTER_RATIO < exact.length
  return passing(snapshot, reading, now, isWorthIt ? intersection(exact, union(shortest, end)) : exact)
}

/** Whether nothing but words and marks narrows a reading. */
function isTestless(reading: Reading): boolean {
  const { place, filters } = reading
  return centreOfCircle(reading) === undefined && place?.restriction.kind !== 'city' && !isFiltered(filters)
}

/** The documents at the place where only a list can tell; undefined where none is needed. */
function markedHandles(snapshot: Snapshot, reading: Reading): HandleSet | undefined {
  const { place } = reading
  if (place === null || centreOfCircle(reading) !== undefined) return undefined
  if (place.restriction.kind === 'mark') return markHandles(snapshot, 'g', place.restriction.mark)
  if (place.restriction.kind === 'words') return wordsHandles(snapshot, 'g', place.restriction.words)
  return undefined
}

/** Everything of one filter, in parts that may overlap and hold rows that the delta replaces. */
type Parts = readonly HandleSet[]

/** The documents of the city, the cities or the categories asked for, and those around the centre. */
function listsOf(snapshot: Snapshot, reading: Reading): Parts[] {
  const { categories, cities } = reading.filters
  const lists: Parts[] = []
  const centre = centreOfCircle(reading)
  const restriction = reading.place?.restriction
  if (centre !== undefined) lists.push(partsAround(snapshot, centre, reading.radiusMetres ?? 0))
  else if (restriction?.kind === 'city') lists.push(partsOf(snapshot, 'city', [restriction.city]))
  if (cities !== undefined) lists.push(partsOf(snapshot, 'city', cities))
  if (categories !== undefined)
    lists.push([
      ...partsOf(snapshot, 'category', categories.real),
      ...partsOf(snapshot, 'group', categories.groups),
    ])
  return lists
}

function lengthOf(parts: Parts): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

/** Everything within so many metres, cell by cell, and somewhat more. */
function partsAround(snapshot: Snapshot, centre: Position, metres: number): Parts {
  const rings = ringsAround(centre, metres, metres)
  const parts = cellsWithin(rings, ringsWithin(rings, metres)).map(cell => snapshot.byCell.rows(cell))
  const { base, end } = snapshot.state
  return [...parts, Uint32Array.from({ length: end - base - 1 }, (_, at) => base + 1 + at)]
}

const LISTS = { city: 'byCity', category: 'byCategory', group: 'byGroup' } as const

/** The documents with any of the numbers, of both files. */
function partsOf(snapshot: Snapshot, name: keyof typeof LISTS, numbers: Iterable<number>): Parts {
  const wanted = new Set(numbers)
  const parts = Array.from(wanted, number => snapshot[LISTS[name]].rows(number))
  const { base, end, entries } = snapshot.state
  if (entries.size === 0) return parts
  const values = snapshot.values[name]
  const delta: number[] = []
  for (let handle = base + 1; handle < end; handle++) if (wanted.has(values[handle] ?? -1)) delta.push(handle)
  return [...parts, Uint32Array.from(delta)]
}

/** Every document that stands in lists. */
export const liveHandles = derivedOnce(({ state }): HandleSet => {
  const handles = new Uint32Array(state.end)
  let count = 0
  for (let handle = 1; handle < state.end; handle++) if (state.isLive[handle] === 1) handles[count++] = handle
  return handles.subarray(0, count)
})

/** The handles without rows of the main file that the delta replaces; the same array when there are none. */
function liveOf({ state: { isLive } }: Snapshot, handles: HandleSet): HandleSet {
  return handles.every(handle => isLive[handle] === 1)
    ? handles
    : handles.filter(handle => isLive[handle] === 1)
}

function joined(main: HandleSet, delta: HandleSet): HandleSet {
  if (delta.length === 0) return main
  const both = new Uint32Array(main.length + delta.length)
  both.set(main)
  both.set(delta, main.length)
  return both
}
