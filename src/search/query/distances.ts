import { FLAG } from '#search/file/doc-values.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { metresOfChord, type Position, spherePoint, squaredChord } from './geometry.ts'
import type { HandleSet } from './handle-set.ts'

/** Upper ends, in metres, of the bands in which 'near' orders results: within one, the better entry comes first. */
export const NEAR_BANDS = [1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000] as const

const BAND_CHORDS = NEAR_BANDS.map(squaredChord)

/** The squared chord to the centre by place in `handles`; Infinity for documents without a position. */
export function chordsTo(snapshot: Snapshot, handles: HandleSet, centre: Position): Float64Array {
  const { x, y, z, flags } = snapshot.values
  const point = spherePoint(centre)
  const chords = new Float64Array(handles.length)
  for (let at = 0; at < handles.length; at++) {
    const handle = handles[at] ?? 0
    const [dx, dy, dz] = [(x[handle] ?? 0) - point.x, (y[handle] ?? 0) - point.y, (z[handle] ?? 0) - point.z]
    chords[at] = (flags[handle] ?? 0) & FLAG.position ? dx * dx + dy * dy + dz * dz : Number.POSITIVE_INFINITY
  }
  return chords
}

/** Metres from a centre; undefined for a document without a position. */
export function distanceMetres(snapshot: Snapshot, handle: number, centre: Position): number | undefined {
  const [chord = Number.POSITIVE_INFINITY] = chordsTo(snapshot, Uint32Array.of(handle), centre)
  return Number.isFinite(chord) ? Math.round(metresOfChord(chord)) : undefined
}

/** The band of NEAR_BANDS a squared chord lies in; beyond the last one and unknown are one more. */
export function nearBand(chord: number): number {
  let band = 0
  while (band < BAND_CHORDS.length && chord > (BAND_CHORDS[band] ?? 0)) band++
  return band
}
