import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  DOC_VALUE_NAMES,
  type DocValues,
  grownDocValues,
  setPackedDocValues,
} from '#search/document/doc-values.ts'
import { ENTRY_KIND, metaNumber } from '#search/index/schema.ts'

/**
 * Rows of the delta that the arrays have room for, and grow by: more than a delta gets before it is folded in, because
 * copying the values of five million documents takes a second. Memory that nothing was written to is not resident.
 */
export const DELTA_ROOM = 131_072

/** What the delta says about a business. */
export interface DeltaEntry {
  readonly row: number
  /** A number of ENTRY_KIND. */
  readonly kind: number
}

/**
 * The documents of a snapshot: first those of the main file, then those of the delta. It follows the delta as it grows.
 * Its size depends on the number of businesses that changed, not on the number of changes.
 */
export class DeltaState {
  /** The last docId of the main file. Greater ones are rows of the delta. */
  readonly base: number
  values: DocValues
  /** 1 for listed documents; 0 for rows of the main file that an entry of the delta replaces. */
  isLive: Uint8Array
  readonly entries = new Map<number, DeltaEntry>()
  /** The listed rows of the main file that entries replace. */
  readonly replaced: number[] = []
  /** Sort keys of names by row of the delta; those of the main file are positions already. */
  readonly nameKeys: string[] = []
  lastChange = 0
  readonly #mainRowOf: (id: number) => number
  readonly #changed: StatementSync
  #entryVersion = 0
  #lastRow = 0

  /** @param values of the main file, from 1 to `base`, with any room behind them */
  constructor(delta: DatabaseSync, values: DocValues, base: number, mainRowOf: (id: number) => number) {
    this.base = base
    this.values = values
    this.isLive = new Uint8Array(values.id.length).fill(1, 1, base + 1)
    this.#mainRowOf = mainRowOf
    this.#changed = delta.prepare(
      'SELECT row, id, version, kind, doc_values, name_key FROM entry WHERE version > ? ORDER BY version',
    )
  }

  /** One more than the highest docId. */
  get end(): number {
    return this.base + this.#lastRow + 1
  }

  /** The docIds of all rows of the delta. */
  rowsOfDelta(): Uint32Array {
    return Uint32Array.from({ length: this.#lastRow }, (_, at) => this.base + 1 + at)
  }

  /** Reads what changed since the last call. Call it in a read transaction. */
  follow(delta: DatabaseSync): void {
    this.lastChange = metaNumber(delta, 'lastChange')
    for (const entry of this.#changed.iterate(this.#entryVersion)) {
      const [id, row, kind] = [Number(entry.id), Number(entry.row), Number(entry.kind)]
      this.#makeRoom(row)
      const mainRow = this.#mainRowOf(id)
      if (this.isLive[mainRow] === 1) this.replaced.push(mainRow)
      this.isLive[mainRow] = 0
      this.isLive[this.base + row] = kind === ENTRY_KIND.listed ? 1 : 0
      this.entries.set(id, { row, kind })
      this.nameKeys[row] = String(entry.name_key ?? '')
      const packed = entry.doc_values
      if (packed instanceof Uint8Array && packed.byteLength === DOC_VALUE_NAMES.length * 8) {
        setPackedDocValues(this.values, this.base + row, packed)
      }
      this.#entryVersion = Number(entry.version)
    }
  }

  #makeRoom(row: number): void {
    this.#lastRow = Math.max(this.#lastRow, row)
    if (this.base + row < this.isLive.length) return
    const length = this.base + row + DELTA_ROOM
    this.values = grownDocValues(this.values, length)
    const isLive = new Uint8Array(length)
    isLive.set(this.isLive)
    this.isLive = isLive
  }
}
