import { type DocValues, makeDocValues } from '#search/document/doc-values.ts'
import { CELL_COUNT } from '#search/geo/map-grid.ts'
import { ascending, type DocIdSet } from './doc-id-set.ts'
import { DocsByNumber } from './docs-by-number.ts'

/** The values that are read of all documents of a region. */
const COLUMNS = [
  'city',
  'categories',
  'schedule',
  'group',
  'x',
  'y',
  'z',
  'rating',
  'flags',
  'price',
  'attributes',
  'moreAttributes',
] as const

/**
 * The documents of the main file cell by cell, in static order within a cell. A place is an index in this order. Reading
 * the values of a region by place is several times as fast as by docId, because neighbours are side by side in memory:
 * 52 bytes a document.
 */
export class MapOrder {
  /** By place. */
  readonly docIds: DocIdSet
  /** By place; only COLUMNS are filled. */
  readonly values: DocValues
  readonly #byCell: DocsByNumber
  /** By docId. */
  readonly #places: Uint32Array

  private constructor(byCell: DocsByNumber, values: DocValues, places: Uint32Array) {
    this.docIds = byCell.rows
    this.values = values
    this.#byCell = byCell
    this.#places = places
  }

  /** Makes the order in steps of some 100 ms at five million documents. @param rowCount documents of the main file */
  static *make(values: DocValues, rowCount: number): Generator<void, MapOrder> {
    const byCell = DocsByNumber.of(values.cell, rowCount, CELL_COUNT)
    const docIds = byCell.rows
    const places = new Uint32Array(rowCount + 1)
    for (let place = 0; place < rowCount; place++) places[docIds[place] ?? 0] = place
    yield
    // Of the same shape as all others, so that one compiled loop reads both.
    const ordered: { -readonly [name in keyof DocValues]: DocValues[name] } = makeDocValues(0)
    for (const name of COLUMNS) {
      Object.assign(ordered, { [name]: inOrder(values[name], docIds) })
      yield
    }
    return new MapOrder(byCell, ordered, places)
  }

  /** The first place of a cell, which is where the cell before it ends. */
  startOf(cell: number): number {
    return this.#byCell.startOf(cell)
  }

  /** The places of documents of the main file, ascending. */
  placesOf(docIds: DocIdSet): Uint32Array {
    const places = docIds.map(docId => this.#places[docId] ?? 0)
    return ascending([places], this.docIds.length)
  }
}

function inOrder<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  column: Column,
  docIds: DocIdSet,
): Column {
  const made = new (column.constructor as new (length: number) => Column)(docIds.length)
  for (let place = 0; place < docIds.length; place++) made[place] = column[docIds[place] ?? 0] ?? 0
  return made
}
