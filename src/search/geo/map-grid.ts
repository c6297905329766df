import type { Position } from './sphere.ts'

/** Width and height of a cell in degrees: about 7 km by 11 km. */
const CELL_DEGREES = 0.1
/** South-west corner of the map, which covers Germany and the border towns of its neighbours. */
const SOUTH = 45
const WEST = 2
const ROWS = 128
const COLUMNS = 256
const METRES_PER_DEGREE = 111_195

/** The cell of documents without a position. */
export const NO_CELL = 0
/** The cell of documents beyond the map. Every search around a place looks at them. */
export const ELSEWHERE = 1
const FIRST = 2

/** One more than the highest cell number. */
export const CELL_COUNT = FIRST + ROWS * COLUMNS

/** The cell of a position. */
export function cellOf({ latitude, longitude }: Position): number {
  const row = Math.floor((latitude - SOUTH) / CELL_DEGREES)
  const column = Math.floor((longitude - WEST) / CELL_DEGREES)
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? cellAt(row, column) : ELSEWHERE
}

/** A rectangle of cells, possibly empty: rows count from the south, columns from the west. */
export interface CellGrid {
  readonly firstRow: number
  readonly firstColumn: number
  readonly rowCount: number
  readonly columnCount: number
}

/** The cells of the map with everything within a distance of a centre, and somewhat more. */
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

/** The index of a cell in a grid, row by row; -1 for cells outside of it. */
export function placeInGrid(grid: CellGrid, cell: number): number {
  const at = cell - FIRST
  const row = Math.floor(at / COLUMNS) - grid.firstRow
  const column = (at % COLUMNS) - grid.firstColumn
  const isInside = at >= 0 && row >= 0 && row < grid.rowCount && column >= 0 && column < grid.columnCount
  return isInside ? row * grid.columnCount + column : -1
}

/** The cell at an index of a grid. */
export function cellInGrid({ firstRow, firstColumn, columnCount }: CellGrid, place: number): number {
  return cellAt(firstRow + Math.floor(place / columnCount), firstColumn + (place % columnCount))
}

/** The southern edge of a row in degrees. Its northern edge is the southern edge of the next row. */
export function southOf(row: number): number {
  return SOUTH + row * CELL_DEGREES
}

/** The western edge of a column in degrees. Its eastern edge is the western edge of the next column. */
export function westOf(column: number): number {
  return WEST + column * CELL_DEGREES
}

function cellAt(row: number, column: number): number {
  return FIRST + row * COLUMNS + column
}

/** The rows or columns between two distances from the corner in degrees, as far as they are on the map. */
function range(from: number, to: number, count: number): { readonly first: number; readonly count: number } {
  const first = Math.max(0, Math.floor(from / CELL_DEGREES))
  const last = Math.min(count - 1, Math.floor(to / CELL_DEGREES))
  return { first, count: Math.max(0, last - first + 1) }
}
