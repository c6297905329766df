import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { type Position, type SpherePoint, spherePoint, squaredChord } from './geometry.ts'
import type { HandleSet } from './handle-set.ts'
import {
  type CellGrid,
  cellInGrid,
  ELSEWHERE,
  gridAround,
  NO_CELL,
  placeInGrid,
  southOf,
  westOf,
} from './map-cells.ts'

/** Upper ends, in metres, of the bands in which 'near' orders results: within one, the better entry comes first. */
export const NEAR_BANDS = [1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000] as const
export const WIDEST_BAND = Math.max(...NEAR_BANDS)

/** What the nearest and farthest point of a cell may be off by: its edges are no great circles. */
const SLACK = { share: 0.001, metres: 20 }
/** Centres remembered, 1 to 3 kB each: the same cities are asked for again and again. */
const MOST_KNOWN = 1_000
const RADIANS = Math.PI / 180

/**
 * The rings around a centre: ring 0 is the circle within the first distance, ring `metres.length` what lies beyond the
 * last one or nowhere. Most cells of the map lie in one ring, so only few documents need measuring.
 */
export interface Rings {
  /** Outer ends, ascending. */
  readonly metres: readonly number[]
  /** The cells that the rings lie in. */
  readonly grid: CellGrid
  /** The innermost and the outermost ring that each cell of the grid touches. */
  readonly first: Uint8Array
  readonly last: Uint8Array
  /** Squares of the chords to the outer ends. */
  readonly chords: Float64Array
  readonly centre: SpherePoint
}

/**
 * The rings that end at the near bands, as far as `widestMetres`, and at `radiusMetres`.
 * The same arguments give the same rings, so that what is measured with them can be kept.
 */
export function ringsAround(centre: Position, widestMetres: number, radiusMetres?: number): Rings {
  const ends = new Set(NEAR_BANDS.filter(end => end <= widestMetres).map(Number))
  if (radiusMetres !== undefined) ends.add(radiusMetres)
  const metres = [...ends].sort((a, b) => a - b)
  const key = `${centre.latitude} ${centre.longitude} ${metres.join(' ')}`
  const known = knownRings.get(key)
  if (known !== undefined) return known
  if (knownRings.size >= MOST_KNOWN) knownRings.clear()
  const rings = makeRings(centre, metres)
  knownRings.set(key, rings)
  return rings
}

const knownRings = new Map<string, Rings>()

/** How many rings lie within a distance. */
export function ringsWithin({ metres }: Rings, distance: number): number {
  let count = 0
  while (count < metres.length && (metres[count] ?? 0) <= distance) count++
  return count
}

/** The cells that something within so many rings may stand in. */
export function cellsWithin({ grid, first }: Rings, ringCount: number): number[] {
  const cells = [ELSEWHERE]
  first.forEach((ring, place) => {
    if (ring < ringCount) cells.push(cellInGrid(grid, place))
  })
  return cells
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
  const place = placeInGrid(rings.grid, cell)
  if (place < 0) return cell === ELSEWHERE && measuredRing(snapshot, handle, rings) < ringCount
  if ((rings.last[place] ?? 0) < ringCount) return true
  return (rings.first[place] ?? 0) < ringCount && measuredRing(snapshot, handle, rings) < ringCount
}

function ringOf(snapshot: Snapshot, handle: number, rings: Rings): number {
  const cell = snapshot.values.cell[handle] ?? NO_CELL
  const place = placeInGrid(rings.grid, cell)
  if (place < 0) return cell === ELSEWHERE ? measuredRing(snapshot, handle, rings) : rings.metres.length
  const first = rings.first[place] ?? 0
  return first === rings.last[place] ? first : measuredRing(snapshot, handle, rings)
}

function measuredRing({ values }: Snapshot, handle: number, { chords, centre }: Rings): number {
  const dx = (values.x[handle] ?? 0) - centre.x
  const dy = (values.y[handle] ?? 0) - centre.y
  const dz = (values.z[handle] ?? 0) - centre.z
  return countBelow(chords, dx * dx + dy * dy + dz * dz)
}

function makeRings(centre: Position, metres: readonly number[]): Rings {
  const grid = gridAround(centre, metres.at(-1) ?? 0)
  const { firstRow, firstColumn, rowCount, columnCount } = grid
  const first = new Uint8Array(rowCount * columnCount)
  const last = new Uint8Array(rowCount * columnCount)
  const surelyWithin = Float64Array.from(metres, end => squaredChord(end * (1 - SLACK.share) - SLACK.metres))
  const surelyBeyond = Float64Array.from(metres, end => squaredChord(end * (1 + SLACK.share) + SLACK.metres))
  const strips = Array.from({ length: columnCount }, (_, at) =>
    stripOf(centre, westOf(firstColumn + at), westOf(firstColumn + at + 1)),
  )
  for (let row = 0; row < rowCount; row++) {
    const [south, north] = [southOf(firstRow + row), southOf(firstRow + row + 1)]
    const middle = parallelOf(centre, Math.min(Math.max(centre.latitude, south), north))
    const [southern, northern] = [parallelOf(centre, south), parallelOf(centre, north)]
    strips.forEach(({ nearest, farthest }, column) => {
      const far = Math.max(chordOf(southern, farthest), chordOf(northern, farthest))
      first[row * columnCount + column] = countBelow(surelyBeyond, chordOf(middle, nearest))
      last[row * columnCount + column] = countBelow(surelyWithin, far)
    })
  }
  const chords = Float64Array.from(metres, squaredChord)
  return { metres, grid, first, last, chords, centre: spherePoint(centre) }
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

function countBelow(ends: Float64Array, chord: number): number {
  let count = 0
  while (count < ends.length && (ends[count] ?? 0) < chord) count++
  return count
}
