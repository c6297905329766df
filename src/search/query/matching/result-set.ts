import type { DocValues } from '#search/document/doc-values.ts'
import { ascending, type DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'

/** Results whose values are read from the same arrays. */
export interface ResultPart {
  /** Indexes in the arrays: docIds, or places of the map order (snapshot/map-order.ts). */
  readonly indexes: Uint32Array
  readonly values: DocValues
}

/** The results of a query. Counting them needs no order; what shows them asks for their docIds. */
export interface ResultSet {
  readonly length: number
  readonly parts: readonly ResultPart[]
  /** Ascending. */
  docIds(): DocIdSet
}

/** Results that are known by ascending docIds. */
export function resultsInList(snapshot: Snapshot, docIds: DocIdSet): ResultSet {
  return {
    length: docIds.length,
    parts: [{ indexes: docIds, values: snapshot.values }],
    docIds: () => docIds,
  }
}

/** Results of the main file by place, and of the delta by docId. */
export function resultsOnMap(snapshot: Snapshot, places: Uint32Array, delta: DocIdSet): ResultSet {
  const { docIds, values } = snapshot.mapOrder()
  let known: DocIdSet | undefined
  return {
    length: places.length + delta.length,
    parts: [
      { indexes: places, values },
      { indexes: delta, values: snapshot.values },
    ],
    docIds() {
      known ??= ascending([places.map(place => docIds[place] ?? 0), delta], snapshot.state.end)
      return known
    },
  }
}
