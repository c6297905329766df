import type { Position } from './sphere.ts'

/** Degrees a cell is wide and high: 11 km by about 7 km. */
const CELL_DEGREES = 0.1
/** South-west corner of the map; Germany with all its neighbours' border towns lies on it. */
const SOUTH = 45
const WEST = 2
const ROWS = 128
const COLUMNS = 256
const METRES_PER_DEGREE = 111_195

/** Documents without a position. */
export const NO_CELL = 0
/** Documents beyond the map: searched with every circle. */
export const ELSEWHERE = 1
const FIRST = 2

/** One more than the highest number of a cell. */
export const CELL_COUNT = FIRST + ROWS * COLUMNS

/** The cell of a position. */
export function cellOf({ latitude, longitude }: Position): number {
  const row = Math.floor((latitude - SOUTH) / CELL_DEGREES)
  const column = Math.floor((longitude - WEST) / CELL_DEGREES)
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? cellAt(row, column) : ELSEWHERE
}

/** A rectangle of cells, which may be empty: rows from the south, columns from the west. */
export interface CellGrid {
  readonly firstRow: number
  readonly firstColumn: number
  readonly rowCount: number
  readonly columnCount: number
}

/** The cells of the map in which everything within so many metres of a centre stands, and somewhat more. */
export function gridAround({ latitude, longitude }: Position, metres: number): CellGrid {
  const north = metres / METRES_PER_DEGREE + CELL_DEGREES / 10
  const edge = Math.min(89, Math.abs(latitude) + north)
  const east = north / Math.cos((edge * Math.PI) / 180)
  const rows = range(latitude - north - SOUTH, latitude + north - SOUTH, ROWS)
  const columns = range(longitude - east - WEST, longitude + east - WEST, COLUMNS)
  return {
    firstRow: rows.first,
    firstColumn: columns.first,
    rowCount: rows.count,
    columnCount: columns.count,
  }
}

/** The place of a cell in a grid, row by row; -1 for cells beyond it. */
export function placeInGrid(grid: CellGrid, cell: number): number {
  const at = cell - FIRST
  const row = Math.floor(at / COLUMNS) - grid.firstRow
  const column = (at % COLUMNS) - grid.firstColumn
  const isInside = at >= 0 && row >= 0 && row < grid.rowCount && column >= 0 && column < grid.columnCount
  return isInside ? row * grid.columnCount + column : -1
}

/** The cell at a place of a grid. */
export function cellInGrid({ firstRow, firstColumn, columnCount }: CellGrid, place: number): number {
  return cellAt(firstRow + Math.floor(place / columnCount), firstColumn + (place % columnCount))
}

/** Degrees of the southern edge of a row; its northern one is that of the next. */
export function southOf(row: number): number {
  return SOUTH + row * CELL_DEGREES
}

/** Degrees of the western edge of a column; its eastern one is that of the next. */
export function westOf(column: number): number {
  return WEST + column * CELL_DEGREES
}

function cellAt(row: number, column: number): number {
  return FIRST + row * COLUMNS + column
}

/** The cells between two distances from the corner in degrees, as far as they lie on the map. */
function range(from: number, to: number, count: number): { readonly first: number; readonly count: number } {
  const first = Math.max(0, Math.floor(from / CELL_DEGREES))
  const last = Math.min(count - 1, Math.floor(to / CELL_DEGREES))
  return { first, count: Math.max(0, last - first + 1) }
}
