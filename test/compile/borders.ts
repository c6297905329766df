/**
 * Compiles src/domain/data/borders.json from countries-10m.json of the npm package world-atlas (Natural Earth 1:10m,
 * public domain), which is no dependency because it is needed once. Run:
 * npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
 * node_modules/.bin/node test/compile/borders.ts package/countries-10m.json
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Point = readonly [longitude: number, latitude: number]

interface Topology {
  readonly arcs: readonly (readonly Point[])[]
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } }
}

interface Geometry {
  /** ISO 3166-1 numeric. */
  readonly id: string
  readonly type: 'Polygon' | 'MultiPolygon'
  readonly arcs: readonly unknown[]
}

const COUNTRIES = { DE: '276', AT: '040', CH: '756', LI: '438', LU: '442' } as const
const TARGET = new URL('../../src/domain/data/borders.json', import.meta.url)
/** About 900 metres, in degrees of latitude. */
const TOLERANCE = 0.008
/** A degree of longitude is so much shorter in the middle of Germany. */
const LONGITUDE_FACTOR = Math.cos((51 * Math.PI) / 180)
/** Thousandths of a degree: 110 metres. */
const UNITS_PER_DEGREE = 1000

const topology = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Topology
const arcs = topology.arcs.map(decodeArc)
const borders = Object.fromEntries(
  Object.entries(COUNTRIES).map(([code, id]) => [code, ringsOf(id).map(ring => encode(simplify(ring)))]),
)
writeFileSync(TARGET, `${JSON.stringify(borders, null, 1)}\n`)
for (const [code, rings] of Object.entries(borders)) {
  const points = rings.reduce((sum, ring) => sum + ring.split(' ').length, 0)
  process.stdout.write(`${code}: ${rings.length} rings, ${points} points\n`)
}

function decodeArc(arc: readonly Point[]): Point[] {
  const { scale, translate } = topology.transform
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function ringsOf(id: string): Point[][] {
  const geometry = topology.objects.countries.geometries.find(one => one.id === id)
  if (geometry === undefined) throw new Error(`no country ${id}`)
  const polygons = (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs) as number[][][]
  return polygons.flat().map(ring =>
    ring.flatMap(number => {
      const points = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? [])
      return points.slice(1)
    }),
  )
}

/** Douglas and Peucker's way, in two halves because a ring ends where it begins. */
function simplify(ring: readonly Point[]): Point[] {
  const [first] = ring
  if (first === undefined) return []
  const far = ring.reduce(
    (best, point, at) => (distance(point, first) > distance(ring[best] ?? first, first) ? at : best),
    0,
  )
  return [...between(ring.slice(0, far + 1)), ...between([...ring.slice(far), first])]
}

/** The points to keep, without the last. */
function between(line: readonly Point[]): Point[] {
  const [from, to] = [line[0], line.at(-1)]
  if (from === undefined || to === undefined || line.length < 3) return from === undefined ? [] : [from]
  const distances = line.map(point => distanceToLine(point, from, to))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= TOLERANCE) return [from]
  return [...between(line.slice(0, farthest + 1)), ...between(line.slice(farthest))]
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [(to[0] - from[0]) * LONGITUDE_FACTOR, to[1] - from[1]]
  const [px, py] = [(point[0] - from[0]) * LONGITUDE_FACTOR, point[1] - from[1]]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - part * dx, py - part * dy)
}

function distance(one: Point, other: Point): number {
  return Math.hypot((one[0] - other[0]) * LONGITUDE_FACTOR, one[1] - other[1])
}

function encode(ring: readonly Point[]): string {
  return ring.map(point => point.map(degrees => Math.round(degrees * UNITS_PER_DEGREE)).join(',')).join(' ')
}
