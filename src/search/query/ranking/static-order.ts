import { firstWhere, lowerBound } from '#domain/collections/binary-search.ts'
import type { DocValues } from '#search/document/doc-values.ts'
import { MAX_SCORE } from '#search/document/static-rank.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'

/** DocIds in static order: best score first, then lower id. */
export type Ranked = Uint32Array

/**
 * A set in static order. Rows of the main file have this order already; those of the delta are merged in.
 * @param count how many documents are needed
 */
export function inStaticOrder(snapshot: Snapshot, docIds: DocIdSet, count = docIds.length): Ranked {
  const wanted = Math.min(count, docIds.length)
  const split = lowerBound(docIds, snapshot.state.base + 1)
  if (split === docIds.length) return wanted === split ? docIds : docIds.subarray(0, wanted)
  const { values } = snapshot
  const delta = deltaInOrder(snapshot, docIds.subarray(split))
  const merged = new Uint32Array(wanted)
  // The delta has few documents, so their places are looked up, and what lies between them is copied.
  let [from, at] = [0, 0]
  for (const docId of delta) {
    const to = firstWhere(from, split, place => compareStatic(values, docIds[place] ?? 0, docId) > 0)
    at += copied(merged, at, docIds.subarray(from, to))
    if (at === wanted) return merged
    merged[at++] = docId
    from = to
  }
  copied(merged, at, docIds.subarray(from, split))
  return merged
}

/** Copies as many as there is room for. @returns how many */
function copied(to: Ranked, at: number, some: DocIdSet): number {
  const fitting = some.subarray(0, to.length - at)
  to.set(fitting, at)
  return fitting.length
}

/** Below zero when `a` ranks before `b`. */
export function compareStatic(values: DocValues, a: number, b: number): number {
  return (values.score[b] ?? 0) - (values.score[a] ?? 0) || (values.id[a] ?? 0) - (values.id[b] ?? 0)
}

/** Sorts positions, which is several times as fast as comparing documents. They are computed once per change. */
function deltaInOrder(snapshot: Snapshot, docIds: DocIdSet): Ranked {
  const { base } = snapshot.state
  const { ordered, places } = deltaPlaces(snapshot)
  const sorted = new Uint32Array(docIds.length)
  for (let at = 0; at < docIds.length; at++) sorted[at] = places[(docIds[at] ?? 0) - base] ?? 0
  sorted.sort()
  for (let at = 0; at < sorted.length; at++) sorted[at] = ordered[sorted[at] ?? 0] ?? 0
  return sorted
}

const ID_RANGE = 2 ** 32

/** The live documents of the delta in static order, and the position of each row in it. */
const deltaPlaces = cachedPerSnapshot(({ state, values }) => {
  const keys: number[] = []
  for (let docId = state.base + 1; docId < state.end; docId++) {
    if (state.isLive[docId] !== 1) continue
    keys.push((MAX_SCORE - (values.score[docId] ?? 0)) * ID_RANGE + (values.id[docId] ?? 0))
  }
  const ordered = Uint32Array.from(Float64Array.from(keys).sort(), key => {
    return state.base + (state.entries.get(key % ID_RANGE)?.row ?? 0)
  })
  const places = new Uint32Array(state.end - state.base)
  ordered.forEach((docId, place) => {
    places[docId - state.base] = place
  })
  return { ordered, places }
})
