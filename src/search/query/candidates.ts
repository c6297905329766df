import type { QueryTerm } from '#search/analyzer-query.ts'
import { derivedOnce } from '#search/snapshot/derived.ts'
import type { Columns } from '#search/snapshot/segment.ts'
import { OPEN_FLAG, type Snapshot } from '#search/snapshot/snapshot.ts'
import { type Position, spherePoint, squaredChord } from './geometry.ts'
import { type HandleSet, intersection, NO_HANDLES } from './handle-set.ts'
import { cellsAround } from './map-cells.ts'
import { isFiltered, type Reading } from './reading.ts'

/** The documents that satisfy one word in the columns, of both files. Rows that the delta replaces are still in it. */
export function wordHandles(
  snapshot: Snapshot,
  columns: Columns,
  alternatives: QueryTerm['alternatives'],
): HandleSet {
  return wordsHandles(snapshot, columns, [{ alternatives }]) ?? NO_HANDLES
}

/** The documents that satisfy every word in the columns; undefined when there is no word. */
export function wordsHandles(
  snapshot: Snapshot,
  columns: Columns,
  words: readonly Pick<QueryTerm, 'alternatives'>[],
): HandleSet | undefined {
  if (words.length === 0) return undefined
  const all = words.map(word => word.alternatives)
  const main = snapshot.main.matchingAll(columns, all)
  return snapshot.state.entries.size === 0 ? main : joined(main, snapshot.delta.matchingAll(columns, all))
}

/** The documents with a mark of tokens.ts in a column. */
export function markHandles(snapshot: Snapshot, column: Columns, mark: string): HandleSet {
  return wordHandles(snapshot, column, [[mark]])
}

/**
 * The results of a reading among `words`, the handles that satisfy its words (undefined: every document does).
 * Starts from the shortest list there is and tests the rest document by document.
 */
export function narrowed(
  snapshot: Snapshot,
  reading: Reading,
  now: number,
  words: HandleSet | undefined,
): HandleSet {
  const results = narrowedInAnyOrder(snapshot, reading, now, words)
  return words === undefined && isInPieces(reading) ? results.sort() : results
}

/** `narrowed` for counting: a circle without words comes cell by cell, several cities and categories one by one. */
export function narrowedInAnyOrder(
  snapshot: Snapshot,
  reading: Reading,
  now: number,
  words: HandleSet | undefined,
): HandleSet {
  if (words === undefined && isUnrestricted(reading)) return liveHandles(snapshot)
  const place = placeHandles(snapshot, reading)
  if (words !== undefined) return tested(snapshot, reading, now, place ? intersection(words, place) : words)
  const start = place ?? listedHandles(snapshot, reading)
  return tested(snapshot, reading, now, start ?? liveHandles(snapshot))
}

function isInPieces(reading: Reading): boolean {
  const { categories, cities } = reading.filters
  const chosen = [categories?.real, categories?.groups, cities]
  return centreOfCircle(reading) !== undefined || chosen.some(numbers => (numbers?.size ?? 0) > 1)
}

/** Where a circle is to be drawn, if one is. */
function centreOfCircle({ place, radiusMetres }: Reading): Position | undefined {
  return radiusMetres === undefined ? undefined : (place?.centre ?? undefined)
}

/** The documents at the place by a list; undefined when every document is, or only a test can tell. */
function placeHandles(snapshot: Snapshot, reading: Reading): HandleSet | undefined {
  const { place, words } = reading
  if (place === null || centreOfCircle(reading) !== undefined) return undefined
  const { restriction } = place
  switch (restriction.kind) {
    case 'everywhere':
      return undefined
    case 'nowhere':
      return NO_HANDLES
    case 'city':
      return words.length > 0 ? undefined : handlesOf(snapshot, 'byCity', 'city', restriction.city)
    case 'mark':
      return markHandles(snapshot, 'g', restriction.mark)
    case 'words':
      return wordsHandles(snapshot, 'g', restriction.words)
  }
}

/** The documents of the cities or the categories asked for or those around the centre, whichever are fewest. */
function listedHandles(snapshot: Snapshot, reading: Reading): HandleSet | undefined {
  const { categories, cities } = reading.filters
  const centre = centreOfCircle(reading)
  const around = centre && handlesAround(snapshot, centre, reading.radiusMetres ?? 0)
  const lists = [around]
  if (cities !== undefined) lists.push(handlesOfAny(snapshot, 'byCity', 'city', cities))
  // In a group and in a category of its own a document would come twice.
  if (categories?.groups.size === 0)
    lists.push(handlesOfAny(snapshot, 'byCategory', 'category', categories.real))
  else if (categories?.real.size === 0)
    lists.push(handlesOfAny(snapshot, 'byGroup', 'group', categories.groups))
  return lists.filter(list => list !== undefined).sort((a, b) => a.length - b.length)[0]
}

function handlesOfAny(
  snapshot: Snapshot,
  list: Parameters<typeof handlesOf>[1],
  name: Parameters<typeof handlesOf>[2],
  numbers: ReadonlySet<number>,
): HandleSet {
  return Array.from(numbers, number => handlesOf(snapshot, list, name, number)).reduce(joined, NO_HANDLES)
}

/** Everything within so many metres, cell by cell, and somewhat more. */
function handlesAround(snapshot: Snapshot, centre: Position, metres: number): HandleSet {
  const parts = cellsAround(centre, metres).map(cell => snapshot.byCell.rows(cell))
  const { base, end } = snapshot.state
  const deltaCount = end - base - 1
  const handles = new Uint32Array(parts.reduce((sum, part) => sum + part.length, deltaCount))
  let at = 0
  for (const part of parts) {
    handles.set(part, at)
    at += part.length
  }
  for (let handle = base + 1; handle < end; handle++) handles[at++] = handle
  return handles
}

/** The documents with a number, of both files, including rows of the main file that the delta replaces. */
export function handlesOf(
  snapshot: Snapshot,
  list: 'byCity' | 'byCategory' | 'byGroup',
  name: 'city' | 'category' | 'group',
  number: number,
): HandleSet {
  const main = snapshot[list].rows(number)
  if (snapshot.state.entries.size === 0) return main
  const values = snapshot.values[name]
  const delta: number[] = []
  for (let handle = snapshot.state.base + 1; handle < snapshot.state.end; handle++) {
    if (values[handle] === number) delta.push(handle)
  }
  return joined(main, Uint32Array.from(delta))
}

/** Every document that stands in lists. */
export const liveHandles = derivedOnce(({ state }): HandleSet => {
  const handles = new Uint32Array(state.end)
  let count = 0
  for (let handle = 1; handle < state.end; handle++) if (state.isLive[handle] === 1) handles[count++] = handle
  return handles.subarray(0, count)
})

/** Whether a reading leaves out no document. */
export function isUnrestricted(reading: Reading): boolean {
  const isEverywhere = reading.place === null || reading.place.restriction.kind === 'everywhere'
  return (
    reading.words.length === 0 &&
    isEverywhere &&
    centreOfCircle(reading) === undefined &&
    !isFiltered(reading.filters)
  )
}

/** Keeps what is live and passes filters, city and radius. */
function tested(snapshot: Snapshot, reading: Reading, now: number, handles: HandleSet): HandleSet {
  const { filters, place, radiusMetres } = reading
  const { isLive } = snapshot.state
  const { values } = snapshot
  const circle = centreOfCircle(reading)
  const isAround = circle !== undefined
  const centre = isAround ? spherePoint(circle) : { x: 0, y: 0, z: 0 }
  const chord = isAround ? squaredChord(radiusMetres ?? 0) : 0
  const city = !isAround && place?.restriction.kind === 'city' ? place.restriction.city : -1
  const openStates = filters.isOpenNow ? snapshot.openStates(now) : undefined
  const isPlain = !isFiltered(filters)
  const kept = new Uint32Array(handles.length)
  let count = 0
  for (let at = 0; at < handles.length; at++) {
    const handle = handles[at] ?? 0
    if (isLive[handle] !== 1) continue
    if (city >= 0 && values.city[handle] !== city) continue
    if (isAround) {
      const dx = (values.x[handle] ?? 0) - centre.x
      const dy = (values.y[handle] ?? 0) - centre.y
      const dz = (values.z[handle] ?? 0) - centre.z
      // A document without a position stands in the middle of the earth, a whole radius away from everything.
      if (dx * dx + dy * dy + dz * dz > chord) continue
    }
    if (!isPlain) {
      const { categories, cities } = filters
      if (cities !== undefined && !cities.has(values.city[handle] ?? -1)) continue
      if (
        categories !== undefined &&
        !categories.real.has(values.category[handle] ?? -1) &&
        !categories.groups.has(values.group[handle] ?? -1)
      )
        continue
      if ((values.rating[handle] ?? 0) < filters.minRating) continue
      if (((values.flags[handle] ?? 0) & filters.flags) !== filters.flags) continue
      if (filters.prices !== 0 && (filters.prices & (1 << (values.price[handle] ?? 0))) === 0) continue
      if (openStates !== undefined && openStates[values.schedule[handle] ?? 0] !== OPEN_FLAG.open) continue
    }
    kept[count++] = handle
  }
  return kept.subarray(0, count)
}

function joined(main: HandleSet, delta: HandleSet): HandleSet {
  if (delta.length === 0) return main
  const both = new Uint32Array(main.length + delta.length)
  both.set(main)
  both.set(delta, main.length)
  return both
}
