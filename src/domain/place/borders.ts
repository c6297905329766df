import borders from '../data/borders.json' with { type: 'json' }
import { COUNTRY_CODES, type Country } from './country.ts'

/** Where a position is, as far as the simplified borders can tell. */
export interface PositionInCountry {
  /** undefined outside of all countries of COUNTRIES. */
  readonly country: Country | undefined
  /** So close to a border or coast that the country is not certain. */
  readonly isNearBorder: boolean
}

/** The borders are simplified by 0.9 km, and their source is as exact as a map of 1:10,000,000. */
const NEAR_KILOMETRES = 4

/** The country of a position (WGS 84 degrees). Source of the borders: data/LICENCES.md. */
export function countryAt(latitude: number, longitude: number): PositionInCountry {
  const { edges, cells } = borderGrid()
  const key = cellKey(cellOf(latitude), cellOf(longitude))
  const near = edges.get(key)
  if (near === undefined) {
    // No border runs through the cell, so all of it is in one country.
    let country = cells.get(key)
    if (country === undefined) {
      country = countryOf(latitude, longitude) ?? NOWHERE
      if (cells.size < MAX_CELLS) cells.set(key, country)
    }
    return { country: country === NOWHERE ? undefined : country, isNearBorder: false }
  }
  const isNearBorder = near.some(edge => kilometresFrom(latitude, longitude, edge) <= NEAR_KILOMETRES)
  return { country: countryOf(latitude, longitude), isNearBorder }
}

/** Longitude and latitude of both ends. */
type Edge = readonly [number, number, number, number]

interface CountryEdge {
  readonly country: Country
  readonly edge: Edge
}

interface BorderGrid {
  /** The edges that are near to a position of a cell. */
  readonly edges: ReadonlyMap<number, readonly Edge[]>
  /** The edges in a row of cells. */
  readonly byRow: ReadonlyMap<number, readonly CountryEdge[]>
  /** Countries of the cells without a border, filled on demand. */
  readonly cells: Map<number, Country | typeof NOWHERE>
}

const NOWHERE = '-'
const CELLS_PER_DEGREE = 5
/** All cells of the five countries, twice; positions elsewhere must not fill the memory. */
const MAX_CELLS = 4_000
/** More than there are around the earth. */
const COLUMNS = 2048
const UNITS_PER_DEGREE = 1000
const KILOMETRES_PER_DEGREE = 111.2
/** NEAR_KILOMETRES in degrees, in the north of Germany for longitudes. */
const NEAR_DEGREES = { latitude: 0.04, longitude: 0.07 } as const

let grid: BorderGrid | undefined

function countryEdges(): readonly CountryEdge[] {
  return COUNTRY_CODES.flatMap(country =>
    borders[country].flatMap(text => {
      const points = text
        .split(' ')
        .map(point => point.split(',').map(unit => Number(unit) / UNITS_PER_DEGREE))
      return points.map(([x = 0, y = 0], at): CountryEdge => {
        const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? []
        return { country, edge: [x, y, nextX, nextY] }
      })
    }),
  )
}

function borderGrid(): BorderGrid {
  if (grid !== undefined) return grid
  const edges = new Map<number, Edge[]>()
  const byRow = new Map<number, CountryEdge[]>()
  for (const one of countryEdges()) {
    const { edge } = one
    const [x1, y1, x2, y2] = edge
    for (let row = cellOf(Math.min(y1, y2)); row <= cellOf(Math.max(y1, y2)); row++) {
      const inRow = byRow.get(row)
      if (inRow === undefined) byRow.set(row, [one])
      else inRow.push(one)
    }
    const [west, east] = [
      Math.min(x1, x2) - NEAR_DEGREES.longitude,
      Math.max(x1, x2) + NEAR_DEGREES.longitude,
    ]
    const [south, north] = [
      Math.min(y1, y2) - NEAR_DEGREES.latitude,
      Math.max(y1, y2) + NEAR_DEGREES.latitude,
    ]
    for (let row = cellOf(south); row <= cellOf(north); row++) {
      for (let column = cellOf(west); column <= cellOf(east); column++) {
        const key = cellKey(row, column)
        const inCell = edges.get(key)
        if (inCell === undefined) edges.set(key, [edge])
        else inCell.push(edge)
      }
    }
  }
  grid = { edges, byRow, cells: new Map() }
  return grid
}

/** A number: a text would cost more than the rest of the look-up. */
function cellKey(row: number, column: number): number {
  return row * COLUMNS + column
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE)
}

/** The country whose border the line from the position to the east crosses an odd number of times. */
function countryOf(latitude: number, longitude: number): Country | undefined {
  const crossings = new Map<Country, number>()
  for (const { country, edge } of borderGrid().byRow.get(cellOf(latitude)) ?? []) {
    const [x1, y1, x2, y2] = edge
    if (y1 > latitude === y2 > latitude) continue
    if (longitude >= x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) continue
    crossings.set(country, (crossings.get(country) ?? 0) + 1)
  }
  return COUNTRY_CODES.find(country => (crossings.get(country) ?? 0) % 2 === 1)
}

function kilometresFrom(latitude: number, longitude: number, [x1, y1, x2, y2]: Edge): number {
  const factor = Math.cos((latitude * Math.PI) / 180)
  const [dx, dy] = [(x2 - x1) * factor, y2 - y1]
  const [px, py] = [(longitude - x1) * factor, latitude - y1]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - part * dx, py - part * dy) * KILOMETRES_PER_DEGREE
}
