import { lowerBound } from '#domain/collections/binary-search.ts'
import { cellInGrid, ELSEWHERE } from '#search/geo/map-grid.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { MapOrder } from '#search/snapshot/map-order.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { bandOf, bandOfPoint, bandsWith, type DistanceBands } from './distance-bands.ts'
import { DocFilter } from './filter-docs.ts'
import type { IndexQuery } from './index-query.ts'
import { type ResultSet, resultsInList, resultsOnMap } from './result-set.ts'

/** Up to one in so many documents are looked at one by one; of more, only those in the cells around the place. */
const FEW_SHARE = 256

/** What is around a place. */
export interface Around {
  /** Those within the asked distance. */
  readonly results: ResultSet
  /** How many are in each band. */
  readonly counts: Uint32Array
  /** The documents of the first bands that together have at least `wanted` results. Ascending. */
  nearest(wanted: number): DocIdSet
}

/**
 * The documents around the centre of some bands that pass the filters of a query.
 * @param bandCount the bands whose documents are results; those beyond are only counted
 */
export function docsAround(query: IndexQuery, bands: DistanceBands, bandCount: number): Around {
  const { snapshot, matches } = query
  const { base, end } = snapshot.state
  const counts = new Uint32Array(bands.metres.length + 1)
  const taking = { bands, bandCount, filter: new DocFilter(query), counts }
  if (matches !== undefined && matches.length * FEW_SHARE <= end) {
    takeListed(snapshot, matches, taking)
    const listed = taken()
    return {
      results: resultsInList(snapshot, listed.indexes),
      counts,
      nearest: wanted => within(listed, bandsWith(counts, wanted)),
    }
  }
  const order = snapshot.mapOrder()
  const split = matches === undefined ? 0 : lowerBound(matches, base + 1)
  takeOnMap(snapshot, order, matches && placesOf(order, matches, split), taking)
  const onMap = taken()
  takeListed(snapshot, matches?.subarray(split) ?? snapshot.state.rowsOfDelta(), taking)
  const inDelta = taken()
  return {
    results: resultsOnMap(snapshot, onMap.indexes, inDelta.indexes),
    counts,
    nearest(wanted) {
      const needed = bandsWith(counts, wanted)
      return resultsOnMap(snapshot, within(onMap, needed), within(inDelta, needed)).docIds()
    },
  }
}

/** The places of the first documents of a list, which are of the main file: computed once for an array. */
function placesOf(order: MapOrder, list: DocIdSet, count: number): Uint32Array {
  const known = placesOfLists.get(list)
  if (known?.order === order) return known.places
  const places = order.placesOf(list.subarray(0, count))
  placesOfLists.set(list, { order, places })
  return places
}

const placesOfLists = new WeakMap<DocIdSet, { readonly order: MapOrder; readonly places: Uint32Array }>()

interface Taking {
  readonly bands: DistanceBands
  readonly bandCount: number
  readonly filter: DocFilter
  readonly counts: Uint32Array
}

/** Indexes, and the band of each. */
interface Taken {
  readonly indexes: Uint32Array
  readonly bands: Uint8Array
}

/** Those of the first bands. */
function within({ indexes, bands }: Taken, bandCount: number): Uint32Array {
  return indexes.filter((_, at) => (bands[at] ?? 0) < bandCount)
}

/**
 * Room for what is found until `taken` copies it. Growing arrays for each search would make the garbage collector stop
 * the process more often.
 */
let room: Taken = { indexes: new Uint32Array(1_024), bands: new Uint8Array(1_024) }
let count = 0

function add(index: number, band: number): void {
  if (count === room.bands.length) {
    const wider = { indexes: new Uint32Array(count * 2), bands: new Uint8Array(count * 2) }
    wider.indexes.set(room.indexes)
    wider.bands.set(room.bands)
    room = wider
  }
  room.indexes[count] = index
  room.bands[count++] = band
}

/** What was added since the last call. */
function taken(): Taken {
  const { indexes, bands } = room
  const all = { indexes: indexes.slice(0, count), bands: bands.slice(0, count) }
  count = 0
  return all
}

function takeListed(
  { values, state: { isLive } }: Snapshot,
  docIds: DocIdSet,
  { bands, bandCount, filter, counts }: Taking,
): void {
  for (let at = 0; at < docIds.length; at++) {
    const docId = docIds[at] ?? 0
    if (isLive[docId] !== 1) continue
    const band = bandOf(values, docId, bands)
    if (band === bands.metres.length || !filter.passes(values, docId)) continue
    counts[band] = (counts[band] ?? 0) + 1
    if (band < bandCount) add(docId, band)
  }
}

/** @param places those to look at, ascending; undefined: all */
function takeOnMap(
  { state }: Snapshot,
  order: MapOrder,
  places: Uint32Array | undefined,
  taking: Taking,
): void {
  const { grid, first, last, metres } = taking.bands
  const isLive = state.entries.size === 0 ? undefined : state.isLive
  let begun = 0
  const take = (cell: number, firstBand: number, lastBand: number) => {
    if (firstBand === metres.length) return
    const [from, to] = [order.startOf(cell), order.startOf(cell + 1)]
    if (from === to) return
    const band = firstBand === lastBand ? firstBand : -1
    if (places === undefined) return takeCell(order, places, { from, to, isLive, band }, taking)
    const some = lowerBound(places, from, begun)
    begun = lowerBound(places, to, some)
    takeCell(order, places, { from: some, to: begun, isLive, band }, taking)
  }
  // Cells by rising number.
  take(ELSEWHERE, 0, metres.length)
  for (let at = 0; at < first.length; at++) take(cellInGrid(grid, at), first[at] ?? 0, last[at] ?? 0)
}

/** A cell: places, or indexes of a list of places. */
interface CellRange {
  readonly from: number
  readonly to: number
  /** undefined while the delta replaces nothing. */
  readonly isLive: Uint8Array | undefined
  /** The band of the whole cell; -1 where each document has to be measured. */
  readonly band: number
}

function takeCell(
  { docIds, values }: MapOrder,
  places: Uint32Array | undefined,
  { from, to, isLive, band: whole }: CellRange,
  { bands, bandCount, filter, counts }: Taking,
): void {
  for (let at = from; at < to; at++) {
    const place = places === undefined ? at : (places[at] ?? 0)
    if (!filter.passes(values, place)) continue
    if (isLive !== undefined && isLive[docIds[place] ?? 0] !== 1) continue
    const band = whole >= 0 ? whole : bandOfPoint(values, place, bands)
    counts[band] = (counts[band] ?? 0) + 1
    if (band < bandCount) add(place, band)
  }
}
