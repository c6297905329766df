import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { DOC_VALUE_NAMES, type DocValues, makeDocValues } from '#search/document/doc-values.ts'
import { textsOf } from '#search/document/texts.ts'
import type { BuildBatch, CollectionStats } from './build-batch.ts'
import { COMMON_WORDS_BLOB, createMainTables, ROWS_BY_ID_BLOB, SPELLING_BLOB } from './schema.ts'
import { Staging } from './staging.ts'
import { storeLookupTables } from './stored-lookup-tables.ts'

export interface BuildPaths {
  readonly main: string
  readonly staging: string
}

/** What a pointer says about a main file. */
export interface Sealed {
  /** Bytes. */
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly checksum: string
}

/**
 * Rows of the full-text tables per statement: some tenths of a second. A thread can be stopped between two statements.
 * After each one FTS5 writes a segment; it merges 16 of them by itself.
 */
const RANKED_BATCH = 32_000
/** Bytes of postings that FTS5 buffers before it writes a segment; larger segments need fewer merges. */
const FTS_HASH_SIZE = 64 << 20
/** Pages one merge step may write: about 100 ms. */
const MERGE_PAGES = 4_000

/**
 * A main file while it is built: first all batches, then the ranks, then the collection's statistics. Nothing is
 * journalled: an interrupted build leaves a leftover file, not an index.
 */
export class BuildFile {
  readonly #path: string
  readonly #database: DatabaseSync
  readonly #staging: Staging
  readonly #insert: Readonly<Record<'document' | 'address' | 'gone', StatementSync>>

  constructor(paths: BuildPaths) {
    this.#path = paths.main
    this.#database = new DatabaseSync(paths.main)
    this.#database.exec(`PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
      PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -131072; PRAGMA temp_store = MEMORY`)
    createMainTables(this.#database)
    this.#staging = new Staging(this.#database, paths.staging)
    this.#insert = {
      document: this.#database.prepare('INSERT INTO document VALUES (?, ?, ?)'),
      address: this.#database.prepare('INSERT OR IGNORE INTO address VALUES (?, ?)'),
      gone: this.#database.prepare('INSERT OR IGNORE INTO gone VALUES (?)'),
    }
  }

  take({ ids, cards, details, sources, addresses, addressIds, gone }: BuildBatch): void {
    const { document, address, gone: removed } = this.#insert
    this.#database.exec('BEGIN')
    ids.forEach((id, at) => {
      document.run(id, cards[at] ?? '', details[at] ?? '')
    })
    addresses.forEach((slug, at) => {
      address.run(slug, addressIds[at] ?? 0)
    })
    for (const id of gone) removed.run(id)
    for (const source of sources) this.#staging.add(textsOf(source))
    this.#database.exec('COMMIT')
  }

  /**
   * Gives the listed documents rows in the order of their rank and writes the full-text tables. @param given by ordinal
   */
  rank(given: DocValues, count: number): void {
    const ranked = rankedOrdinals(given, count)
    const values = makeDocValues(count + 1)
    for (const name of DOC_VALUE_NAMES) {
      for (let at = 0; at < count; at++) values[name][at + 1] = given[name][ranked[at] ?? 0] ?? 0
    }
    this.#staging.rank(ranked)
    this.#writeTexts(count)
    this.#orderByName(values)
    this.#staging.detach()
    this.#writeValues(values)
  }

  /** Writes the rest and closes the file, which is durable then. @returns what a pointer says about it */
  async finish({ lookup, postalCodes, spelling, commonWords }: CollectionStats): Promise<Sealed> {
    const database = this.#database
    database.exec('BEGIN')
    storeLookupTables(database, lookup, { cities: 0, categories: 0, schedules: 0 })
    const postal = database.prepare('INSERT INTO postal_code VALUES (?, ?, ?)')
    for (const { code, latitude, longitude } of postalCodes) postal.run(code, latitude, longitude)
    this.#writeBlob(SPELLING_BLOB, spelling)
    this.#writeBlob(COMMON_WORDS_BLOB, Buffer.from(JSON.stringify(commonWords)))
    database.exec('COMMIT')
    this.close()
    return seal(this.#path)
  }

  /** Also of an unfinished file. */
  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }

  #writeTexts(count: number): void {
    const database = this.#database
    database.exec(`INSERT INTO fts (fts, rank) VALUES ('hashsize', ${FTS_HASH_SIZE});
      INSERT INTO fts (fts, rank) VALUES ('automerge', 0); INSERT INTO name_words (name_words, rank) VALUES ('automerge', 0)`)
    const staged =
      'FROM staging.ranked CROSS JOIN staging.staged USING (ordinal) WHERE row BETWEEN ? AND ? ORDER BY row'
    const fields = 'name, category, geography, description'
    const texts = database.prepare(`INSERT INTO fts (rowid, ${fields}) SELECT row, ${fields} ${staged}`)
    const names = database.prepare(`INSERT INTO name_words (rowid, words) SELECT row, name_words ${staged}`)
    database.exec('BEGIN')
    for (let first = 1; first <= count; first += RANKED_BATCH) {
      const last = Math.min(first + RANKED_BATCH - 1, count)
      texts.run(first, last)
      names.run(first, last)
    }
    database.exec('COMMIT')
    for (const table of ['fts', 'name_words'] as const) mergeSegments(database, table)
  }

  /** Stores the order of names as a table, in which the delta finds positions, and as a value of each document. */
  #orderByName(values: DocValues): void {
    const keyed = this.#database.prepare(
      'SELECT name_key, row FROM staging.ranked CROSS JOIN staging.staged USING (ordinal)',
    )
    const keys: string[] = new Array(values.id.length).fill('')
    for (const { name_key, row } of keyed.iterate()) keys[Number(row)] = String(name_key)
    const rows = Uint32Array.from({ length: values.id.length - 1 }, (_, at) => at + 1).sort((a, b) => {
      const [keyA = '', keyB = ''] = [keys[a], keys[b]]
      return keyA < keyB ? -1 : keyA > keyB ? 1 : (values.id[a] ?? 0) - (values.id[b] ?? 0)
    })
    const insert = this.#database.prepare('INSERT INTO name_order VALUES (?, ?, ?)')
    this.#database.exec('BEGIN')
    rows.forEach((row, at) => {
      values.name[row] = at
      insert.run(keys[row] ?? '', values.id[row] ?? 0, at)
    })
    this.#database.exec('COMMIT')
  }

  #writeValues(values: DocValues): void {
    this.#database.exec('BEGIN')
    for (const name of DOC_VALUE_NAMES) this.#writeBlob(name, bytesOf(values[name]))
    const rowsById = Uint32Array.from({ length: values.id.length - 1 }, (_, at) => at + 1)
    rowsById.sort((a, b) => (values.id[a] ?? 0) - (values.id[b] ?? 0))
    this.#writeBlob(ROWS_BY_ID_BLOB, bytesOf(rowsById))
    this.#database.exec('COMMIT')
  }

  #writeBlob(name: string, bytes: Uint8Array): void {
    this.#database.prepare('INSERT INTO blob VALUES (?, ?)').run(name, bytes)
  }
}

/** SHA-256 of a file, hexadecimal. Reads in pieces, so that the event loop is not blocked. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 }))
    hash.update(piece as Uint8Array)
  return hash.digest('hex')
}

/** The ordinals in the order of the static rank: best score first, then lower id. */
function rankedOrdinals({ score, id }: DocValues, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, ordinal) => ordinal).sort(
    (a, b) => (score[b] ?? 0) - (score[a] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0),
  )
}

/** Merges all segments of a full-text table into one, in steps: `optimize` would block the thread for seconds. */
function mergeSegments(database: DatabaseSync, table: 'fts' | 'name_words'): void {
  const changes = database.prepare('SELECT total_changes() AS count')
  const count = () => Number(changes.get()?.count)
  database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('usermerge', 2)`)
  for (let pages = -MERGE_PAGES; ; pages = MERGE_PAGES) {
    const before = count()
    database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ${pages})`)
    // A merge with nothing left to do changes at most its own row (fts5.html, section 6.8).
    if (count() - before < 2) return
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

async function seal(path: string): Promise<Sealed> {
  const checksum = await checksumOf(path)
  const file = await open(path, 'r+')
  try {
    await file.sync()
    return { size: (await file.stat()).size, checksum }
  } finally {
    await file.close()
  }
}
