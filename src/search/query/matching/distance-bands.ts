import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import type { DocValues } from '#search/document/doc-values.ts'
import {
  type CellGrid,
  ELSEWHERE,
  gridAround,
  NO_CELL,
  placeInGrid,
  southOf,
  westOf,
} from '#search/geo/map-grid.ts'
import { type Position, type SpherePoint, spherePoint, squaredChord } from '#search/geo/sphere.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'

/**
 * Outer ends of the bands in which results near a place are ordered, in metres. Within a band the better entry comes
 * first.
 */
export const NEAR_BANDS = [1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000] as const
export const WIDEST_BAND = Math.max(...NEAR_BANDS)

/** How far the nearest and farthest point of a cell may be off: the edges of a cell are no great circles. */
const SLACK = { share: 0.001, metres: 20 }
const RADIANS = Math.PI / 180

/**
 * The distance bands around a centre: band 0 is the circle within the first distance, band `metres.length` has what is
 * beyond the last one or has no position. Most cells of the map are in one band, so few documents need measuring.
 */
export interface DistanceBands {
  /** Outer ends, ascending. */
  readonly metres: readonly number[]
  /** The cells of the bands. */
  readonly grid: CellGrid
  /** The innermost and the outermost band that each cell of the grid touches. */
  readonly first: Uint8Array
  readonly last: Uint8Array
  /** Squares of the chords to the outer ends. */
  readonly chords: Float64Array
  readonly centre: SpherePoint
}

/**
 * The bands that end at NEAR_BANDS, up to `widestMetres`, and at `radiusMetres`.
 * The same arguments give the same object, so that results measured with it can be cached.
 */
export function bandsAround(centre: Position, widestMetres: number, radiusMetres?: number): DistanceBands {
  const ends = new Set(NEAR_BANDS.filter(end => end <= widestMetres).map(Number))
  if (radiusMetres !== undefined) ends.add(radiusMetres)
  const metres = [...ends].sort((a, b) => a - b)
  const key = `${centre.latitude} ${centre.longitude} ${metres.join(' ')}`
  return cachedBands.getOrMake(key, () => makeBands(centre, metres))
}

/** 1 to 3 kB each. Searches repeat the same cities. */
const cachedBands = new BoundedCache<string, DistanceBands>({ most: 1_000, longest: 200 })

/** How many bands are within a distance. */
export function bandCountWithin({ metres }: DistanceBands, distance: number): number {
  let count = 0
  while (count < metres.length && (metres[count] ?? 0) <= distance) count++
  return count
}

/** The fewest first bands that together have so many results; all where there are not so many. */
export function bandsWith(counts: Uint32Array, wanted: number): number {
  let [bandCount, within] = [0, 0]
  while (bandCount < counts.length && within < wanted) within += counts[bandCount++] ?? 0
  return bandCount
}

/** The band of each document, by index in `docIds`; measured once for an array. */
export function bandsOf({ values }: Snapshot, docIds: DocIdSet, bands: DistanceBands): Uint8Array {
  const known = measured.get(docIds)
  if (known?.bands === bands) return known.found
  const found = new Uint8Array(docIds.length)
  for (let at = 0; at < docIds.length; at++) found[at] = bandOf(values, docIds[at] ?? 0, bands)
  measured.set(docIds, { bands, found })
  return found
}

const measured = new WeakMap<DocIdSet, { readonly bands: DistanceBands; readonly found: Uint8Array }>()

/** The band of a document. @param at an index in the values */
export function bandOf(values: DocValues, at: number, bands: DistanceBands): number {
  const cell = values.cell[at] ?? NO_CELL
  const place = placeInGrid(bands.grid, cell)
  if (place < 0) return cell === ELSEWHERE ? bandOfPoint(values, at, bands) : bands.metres.length
  const first = bands.first[place] ?? 0
  return first === bands.last[place] ? first : bandOfPoint(values, at, bands)
}

/** The same, measured. */
export function bandOfPoint(values: DocValues, at: number, { chords, centre }: DistanceBands): number {
  const dx = (values.x[at] ?? 0) - centre.x
  const dy = (values.y[at] ?? 0) - centre.y
  const dz = (values.z[at] ?? 0) - centre.z
  return countBelow(chords, dx * dx + dy * dy + dz * dz)
}

function makeBands(centre: Position, metres: readonly number[]): DistanceBands {
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

/** The haversines of a column's longitudes nearest to and farthest from the centre. */
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
