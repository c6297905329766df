import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { type Position, type SpherePoint, spherePoint, squaredChord } from './geometry.ts'
import type { HandleSet } from './handle-set.ts'
import { CELL_COUNT, cellAt, ELSEWHERE, gridAround, NO_CELL, southOf, westOf } from './map-cells.ts'

/** Upper ends, in metres, of the bands in which 'near' orders results: within one, the better entry comes first. */
export const NEAR_BANDS = [1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000] as const

/** What the nearest and farthest point of a cell may be off by: its edges are no great circles. */
const SLACK = { share: 0.001, metres: 20 }
/** Centres remembered, 70 kB each: the same cities are asked for again and again. */
const MOST_KNOWN = 64
const RADIANS = Math.PI / 180

/**
 * The rings around a centre: ring 0 is the circle within the first distance, ring `metres.length` what lies beyond the
 * last one or nowhere. Most cells of the map lie in one ring, so only few documents need measuring.
 */
export interface Rings {
  /** Outer ends, ascending. */
  readonly metres: readonly number[]
  /** The innermost and the outermost ring that each cell touches. */
  readonly firstOfCell: Uint8Array
  readonly lastOfCell: Uint8Array
  /** The cells around, which need not all touch a ring. */
  readonly cells: readonly number[]
  /** Squares of the chords to the outer ends. */
  readonly chords: Float64Array
  readonly centre: SpherePoint
}

/** The rings that end at the near bands and at `radiusMetres`. */
export function ringsAround(centre: Position, radiusMetres = 0): Rings {
  const metres = [...new Set([...NEAR_BANDS, ...(radiusMetres > 0 ? [radiusMetres] : [])])]
  const key = `${centre.latitude} ${centre.longitude} ${metres.length === NEAR_BANDS.length ? '' : radiusMetres}`
  const known = knownRings.get(key)
  if (known !== undefined) return known
  if (knownRings.size >= MOST_KNOWN) knownRings.clear()
  metres.sort((a, b) => a - b)
  const rings = makeRings(centre, metres)
  knownRings.set(key, rings)
  return rings
}

const knownRings = new Map<string, Rings>()

/** How many rings lie within a distance. */
export function ringsWithin({ metres }: Rings, distance: number): number {
  return metres.filter(end => end <= distance).length
}

/** The cells that something within so many rings may stand in. */
export function cellsWithin({ cells, firstOfCell }: Rings, ringCount: number): number[] {
  return cells.filter(cell => (firstOfCell[cell] ?? 0) < ringCount)
}

/** The ring of each handle, by place in `handles`; measured once for an array. */
export function ringsOf(snapshot: Snapshot, handles: HandleSet, rings: Rings): Uint8Array {
  const known = measured.get(handles)
  if (known?.rings === rings) return known.found
  const found = new Uint8Array(handles.length)
  for (let at = 0; at < handles.length; at++) found[at] = ringOf(snapshot, handles[at] ?? 0, rings)
  measured.set(handles, { rings, found })
  return found
}

const measured = new WeakMap<HandleSet, { readonly rings: Rings; readonly found: Uint8Array }>()

/** Those of the handles that lie within so many rings. */
export function handlesWithin(
  snapshot: Snapshot,
  handles: HandleSet,
  rings: Rings,
  ringCount: number,
): HandleSet {
  const ringOfAll = ringsOf(snapshot, handles, rings)
  const kept = new Uint32Array(handles.length)
  const found = new Uint8Array(handles.length)
  let count = 0
  for (let at = 0; at < handles.length; at++) {
    const ring = ringOfAll[at] ?? 0
    if (ring >= ringCount) continue
    found[count] = ring
    kept[count++] = handles[at] ?? 0
  }
  const within = kept.subarray(0, count)
  measured.set(within, { rings, found: found.subarray(0, count) })
  return within
}

/** Whether a document lies within so many rings. */
export function isWithin(snapshot: Snapshot, handle: number, rings: Rings, ringCount: number): boolean {
  const cell = snapshot.values.cell[handle] ?? NO_CELL
  if ((rings.lastOfCell[cell] ?? 0) < ringCount) return true
  return (rings.firstOfCell[cell] ?? 0) < ringCount && ringOf(snapshot, handle, rings) < ringCount
}

function ringOf({ values }: Snapshot, handle: number, rings: Rings): number {
  const cell = values.cell[handle] ?? NO_CELL
  const first = rings.firstOfCell[cell] ?? 0
  const last = rings.lastOfCell[cell] ?? 0
  if (first === last) return first
  const { chords, centre } = rings
  const dx = (values.x[handle] ?? 0) - centre.x
  const dy = (values.y[handle] ?? 0) - centre.y
  const dz = (values.z[handle] ?? 0) - centre.z
  const chord = dx * dx + dy * dy + dz * dz
  let ring = first
  while (ring < last && chord > (chords[ring] ?? 0)) ring++
  return ring
}

function makeRings(centre: Position, metres: readonly number[]): Rings {
  const firstOfCell = new Uint8Array(CELL_COUNT).fill(metres.length)
  const lastOfCell = new Uint8Array(CELL_COUNT).fill(metres.length)
  firstOfCell[ELSEWHERE] = 0
  const cells = [ELSEWHERE]
  const surelyWithin = metres.map(end => squaredChord(end * (1 - SLACK.share) - SLACK.metres))
  const surelyBeyond = metres.map(end => squaredChord(end * (1 + SLACK.share) + SLACK.metres))
  const { rows, columns } = gridAround(centre, metres.at(-1) ?? 0)
  const strips = columns.map(column => stripOf(centre, westOf(column), westOf(column + 1)))
  for (const row of rows) {
    const [south, north] = [southOf(row), southOf(row + 1)]
    const middle = parallelOf(centre, Math.min(Math.max(centre.latitude, south), north))
    const edges = [south, north].map(latitude => parallelOf(centre, latitude))
    columns.forEach((column, at) => {
      const { nearest = 0, farthest = 0 } = strips[at] ?? {}
      const cell = cellAt(row, column)
      firstOfCell[cell] = countBelow(surelyBeyond, chordOf(middle, nearest))
      lastOfCell[cell] = Math.max(...edges.map(edge => countBelow(surelyWithin, chordOf(edge, farthest))))
      cells.push(cell)
    })
  }
  return {
    metres,
    firstOfCell,
    lastOfCell,
    cells,
    chords: Float64Array.from(metres, squaredChord),
    centre: spherePoint(centre),
  }
}

/** What the haversine formula needs of a parallel and of the difference of two longitudes. */
interface Parallel {
  readonly haversine: number
  readonly cosines: number
}

function parallelOf(centre: Position, latitude: number): Parallel {
  return {
    haversine: Math.sin(((latitude - centre.latitude) * RADIANS) / 2) ** 2,
    cosines: Math.cos(latitude * RADIANS) * Math.cos(centre.latitude * RADIANS),
  }
}

/** The haversines of the longitudes of a column that are nearest to and farthest from the centre. */
function stripOf({ longitude }: Position, west: number, east: number) {
  const haversine = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2
  return {
    nearest: haversine(Math.max(0, west - longitude, longitude - east)),
    farthest: haversine(Math.max(Math.abs(west - longitude), Math.abs(east - longitude))),
  }
}

/** The square of the chord to a point. */
function chordOf({ haversine, cosines }: Parallel, haversineOfLongitude: number): number {
  return 4 * (haversine + cosines * haversineOfLongitude)
}

function countBelow(ends: readonly number[], chord: number): number {
  let count = 0
  while (count < ends.length && (ends[count] ?? 0) < chord) count++
  return count
}
