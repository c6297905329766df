import { FLAG } from '#search/file/doc-values.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { metresOfChord, type Position, spherePoint } from './geometry.ts'
import type { HandleSet } from './handle-set.ts'

/** The squared chord to the centre by place in `handles`; Infinity for documents without a position. */
export function chordsTo(snapshot: Snapshot, handles: HandleSet, centre: Position): Float64Array {
  const { x, y, z, flags } = snapshot.values
  const point = spherePoint(centre)
  const chords = new Float64Array(handles.length)
  for (let at = 0; at < handles.length; at++) {
    const handle = handles[at] ?? 0
    const dx = (x[handle] ?? 0) - point.x
    const dy = (y[handle] ?? 0) - point.y
    const dz = (z[handle] ?? 0) - point.z
    chords[at] = (flags[handle] ?? 0) & FLAG.position ? dx * dx + dy * dy + dz * dz : Number.POSITIVE_INFINITY
  }
  return chords
}

/** Metres from a centre; undefined for a document without a position. */
export function distanceMetres(snapshot: Snapshot, handle: number, centre: Position): number | undefined {
  const [chord = Number.POSITIVE_INFINITY] = chordsTo(snapshot, Uint32Array.of(handle), centre)
  return Number.isFinite(chord) ? Math.round(metresOfChord(chord)) : undefined
}
