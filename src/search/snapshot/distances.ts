import { FLAG } from '#search/document/doc-values.ts'
import { metresOfChord, type Position, spherePoint } from '#search/geo/sphere.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { DocIdSet } from './doc-id-set.ts'

/** The squared chord to the centre, by index in `docIds`; Infinity for documents without a position. */
export function chordsTo(snapshot: Snapshot, docIds: DocIdSet, centre: Position): Float64Array {
  const { x, y, z, flags } = snapshot.values
  const point = spherePoint(centre)
  const chords = new Float64Array(docIds.length)
  for (let at = 0; at < docIds.length; at++) {
    const docId = docIds[at] ?? 0
    const dx = (x[docId] ?? 0) - point.x
    const dy = (y[docId] ?? 0) - point.y
    const dz = (z[docId] ?? 0) - point.z
    chords[at] = (flags[docId] ?? 0) & FLAG.position ? dx * dx + dy * dy + dz * dz : Number.POSITIVE_INFINITY
  }
  return chords
}

/** Metres from a centre; undefined for a document without a position. */
export function distanceMetres(snapshot: Snapshot, docId: number, centre: Position): number | undefined {
  const [chord = Number.POSITIVE_INFINITY] = chordsTo(snapshot, Uint32Array.of(docId), centre)
  return Number.isFinite(chord) ? Math.round(metresOfChord(chord)) : undefined
}
