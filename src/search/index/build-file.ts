import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { sortKey } from '#domain/text/sort-key.ts'
import { checkedText } from '#search/document/checked-text.ts'
import { DOC_VALUE_NAMES, type DocValueArray, type DocValues } from '#search/document/doc-values.ts'
import { OVERVIEW_COLUMN_NAMES, type OverviewValues } from '#search/document/overview-columns.ts'
import { type LineChunk, LinePacker, type PackedLines } from '#search/document/overview-lines.ts'
import { MAX_SCORE } from '#search/document/static-rank.ts'
import { textsOf } from '#search/document/texts.ts'
import { type PostingState, PostingWriter } from '#search/postings/posting-writer.ts'
import type { BuildBatch, CollectedValues, CollectionStats } from './build-batch.ts'
import { readState, writeState } from './build-state.ts'
import {
  createMainTables,
  nameRankOf,
  OVERVIEW_NAMES_BLOB,
  overviewBlob,
  ROWS_BY_ID_BLOB,
  SPELLING_BLOB,
} from './schema.ts'
import { Staging } from './staging.ts'
import { NONE_STORED, storeLookupTables } from './stored-lookup-tables.ts'

export interface BuildPaths {
  readonly main: string
  readonly staging: string
  /** Of the postings until the rows are known. */
  readonly postings: string
  /** Beginning of the names of the states of pieces. */
  readonly states: string
}

/** The file with what the documents' maker knew when a piece was saved. */
export const madePath = ({ states }: BuildPaths, piece: number) => `${states}-made-${piece}`
/** The same of the main file's writer. */
export const writtenPath = ({ states }: BuildPaths, piece: number) => `${states}-written-${piece}`

/** The piece that both databases of a build have; undefined where they have not the same. Rolls back what followed it. */
export function committedPiece({ main, staging }: BuildPaths): number | undefined {
  const [first, second] = [main, staging].map(path => {
    const database = new DatabaseSync(path)
    try {
      return Number(database.prepare('PRAGMA user_version').get()?.user_version)
    } finally {
      database.close()
    }
  })
  return first === second ? first : undefined
}

/** What is saved of a BuildFile beside its databases and long arrays. */
interface Known {
  readonly count: number
  readonly lastUnlisted: number
  readonly lines: PackedLines
  readonly postings: Omit<PostingState, 'terms' | 'buffers'>
}

function savedState(path: string): Omit<Known, 'postings'> & { readonly postings: PostingState } {
  const { known, arrays } = readState<Known>(path)
  const [counts, slots, ...buffers] = arrays
  if (counts === undefined || slots === undefined)
    throw new Error('the state of an index build is incomplete')
  const terms = { counts: new Uint32Array(counts), slots: new Int32Array(slots) }
  const postings = { ...known.postings, terms, buffers: buffers.map(buffer => new Uint32Array(buffer)) }
  return { ...known, postings }
}

/** What a pointer says about a main file. */
export interface Sealed {
  /** Bytes. */
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly checksum: string
}

/**
 * Rows of the full-text table per statement: some tenths of a second. A thread can be stopped between two statements.
 * After each one FTS5 writes a segment; it merges 16 of them by itself.
 */
const RANKED_BATCH = 32_000
/** Pages one merge step may write: about 100 ms. */
const MERGE_PAGES = 4_000

/**
 * A main file while it is built: first all batches, then the ranks, then the collection's statistics. What follows a saved
 * piece is one transaction, so that a build that was killed goes on from there. The system is not asked to write to
 * the disk before the end: a power failure leaves leftover files, not an index.
 */
export class BuildFile {
  readonly #paths: BuildPaths
  readonly #database: DatabaseSync
  readonly #staging: Staging
  readonly #postings: PostingWriter
  #count: number
  readonly #lines: LinePacker
  readonly #insert: Readonly<Record<'document' | 'gone' | 'closed' | 'lines', StatementSync>>

  /** @param piece the number of a saved piece to go on from */
  constructor(paths: BuildPaths, piece?: number) {
    this.#paths = paths
    this.#database = new DatabaseSync(paths.main)
    this.#database.exec(`PRAGMA page_size = 8192; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY`)
    const saved = piece === undefined ? undefined : savedState(writtenPath(paths, piece))
    if (saved === undefined) createMainTables(this.#database)
    this.#staging = new Staging(this.#database, paths.staging, saved?.lastUnlisted)
    this.#postings = new PostingWriter(paths.postings, saved?.postings)
    this.#lines = new LinePacker(saved?.lines)
    this.#count = saved?.count ?? 0
    this.#insert = {
      document: this.#database.prepare('INSERT INTO document VALUES (?, ?, ?)'),
      gone: this.#database.prepare('INSERT OR IGNORE INTO gone VALUES (?)'),
      closed: this.#database.prepare('INSERT INTO closed VALUES (?, ?, ?, ?, ?)'),
      lines: this.#database.prepare('INSERT INTO overview_lines VALUES (NULL, ?, ?, ?)'),
    }
  }

  take(batch: BuildBatch): void {
    const { ids, cards, details, sources, sourceIds, addresses, addressIds, gone, closed, overview } = batch
    const { document, gone: removed, closed: insertClosed } = this.#insert
    this.#begin()
    ids.forEach((id, at) => {
      document.run(id, cards[at] ?? '', details[at] ?? '')
    })
    addresses.forEach((slug, at) => {
      this.#staging.addAddress(slug, addressIds[at] ?? 0)
    })
    for (const id of gone) removed.run(id)
    for (const { id, words, citySlug, latitude, longitude } of closed)
      insertClosed.run(id, words, citySlug, latitude, longitude)
    sources.forEach((source, at) => {
      const texts = textsOf(source)
      this.#postings.add(this.#count, texts)
      this.#staging.add(this.#count++, sourceIds[at] ?? 0, texts)
    })
    overview.unlistedIds.forEach((id, at) => {
      this.#staging.addUnlisted(id, sortKey(overview.unlistedNames[at] ?? ''))
    })
    overview.ids.forEach((id, at) => {
      const chunk = this.#lines.add(id, overview.texts[at] ?? '')
      if (chunk !== undefined) this.#writeLines(chunk)
    })
  }

  /** Saves what was taken so far as a piece, from which another build goes on. @param piece its number, from 1 on */
  save(piece: number): void {
    const { terms, buffers, ...postings } = this.#postings.state()
    const known: Known = {
      count: this.#count,
      lastUnlisted: this.#staging.lastUnlisted,
      lines: this.#lines.state(),
      postings,
    }
    writeState(writtenPath(this.#paths, piece), { known, arrays: [terms.counts, terms.slots, ...buffers] })
    this.#begin()
    this.#database.exec(`PRAGMA main.user_version = ${piece}; PRAGMA staging.user_version = ${piece}; COMMIT`)
  }

  /**
   * Gives the listed documents rows in the order of their rank and writes their values and lists, and what is known of all
   * businesses. Each array of values is emptied as soon as it is written, because all take 66 bytes a document.
   */
  rank({ values: given, count, overview, overviewEnd }: CollectedValues): void {
    const byId = ordinalsById(given, count)
    const ranked = rankedOrdinals(given, byId)
    const rows = new Uint32Array(count)
    for (let at = 0; at < count; at++) rows[ranked[at] ?? 0] = at + 1
    this.#begin()
    this.#writeValues(given, ranked)
    this.#writeBlob(ROWS_BY_ID_BLOB, bytesOf(byId.map(ordinal => rows[ordinal] ?? 0)))
    this.#postings.write(this.#database, rows)
    this.#postings.close()
    this.#staging.rank(ranked)
    this.#writeNameWords(count)
    this.#orderByName(rows, overview.name.subarray(0, overviewEnd))
    this.#staging.writeAddresses()
    this.#writeClosedNames()
    this.#writeOverview(overview, overviewEnd)
  }

  /** Writes the rest and closes the file, which is durable then. @returns what a pointer says about it */
  async finish({ lookup, postalCodes, spelling, overviewNames }: CollectionStats): Promise<Sealed> {
    const database = this.#database
    this.#begin()
    storeLookupTables(database, lookup, NONE_STORED)
    const postal = database.prepare('INSERT INTO postal_code VALUES (?, ?, ?)')
    for (const { code, latitude, longitude } of postalCodes) postal.run(code, latitude, longitude)
    this.#writeBlob(SPELLING_BLOB, spelling)
    this.#writeBlob(OVERVIEW_NAMES_BLOB, Buffer.from(checkedText(overviewNames)))
    database.exec('PRAGMA main.user_version = 0; COMMIT')
    this.close()
    return seal(this.#paths.main)
  }

  /** Also of an unfinished file. */
  close(): void {
    this.#postings.close()
    if (this.#database.isOpen) this.#database.close()
  }

  #begin(): void {
    if (!this.#database.isTransaction) this.#database.exec('BEGIN')
  }

  #writeNameWords(count: number): void {
    const database = this.#database
    database.exec(`INSERT INTO name_words (name_words, rank) VALUES ('automerge', 0)`)
    const names = database.prepare(`INSERT INTO name_words (rowid, words) SELECT row, name_words
      FROM staging.ranked CROSS JOIN staging.staged USING (ordinal) WHERE row BETWEEN ? AND ? ORDER BY row`)
    for (let first = 1; first <= count; first += RANKED_BATCH)
      names.run(first, Math.min(first + RANKED_BATCH - 1, count))
    mergeSegments(database)
  }

  /** FTS5 writes out what it has buffered at each id that is not higher than the last. */
  #writeClosedNames(): void {
    this.#database.exec('INSERT INTO closed_names (rowid, words) SELECT id, words FROM closed ORDER BY id')
  }

  /**
   * Stores the order of names as a table, in which the delta finds positions, as a value of each document, and as a rank
   * of each business.
   */
  #orderByName(rows: Uint32Array, ranks: OverviewValues['name']): void {
    const insert = this.#database.prepare('INSERT INTO name_order VALUES (?, ?, ?)')
    const ordered = this.#database.prepare(
      'SELECT name_key, id, ordinal FROM staging.staged ORDER BY name_key, id',
    )
    const positions = new Float64Array(rows.length + 1)
    let position = 0
    let [lastKey, rank]: [string | undefined, number] = [undefined, 0]
    for (const { name_key, id, ordinal } of ordered.iterate()) {
      const key = String(name_key)
      if (key !== lastKey) rank = nameRankOf(position)
      lastKey = key
      ranks[Number(id)] = rank
      // Row 0 is not used.
      positions[rows[Number(ordinal)] ?? 0] = position
      insert.run(key, Number(id), position++)
    }
    this.#writeBlob('name', bytesOf(positions))
  }

  /** Writes all values but the order of names, from row 1 on, and empties what it has written. */
  #writeValues(given: DocValues, ranked: Uint32Array): void {
    for (const name of DOC_VALUE_NAMES) {
      if (name !== 'name') this.#writeBlob(name, bytesOf(inRowOrder(given[name], ranked)))
      if (given[name].buffer instanceof ArrayBuffer) given[name].buffer.transfer(0)
    }
  }

  #writeOverview(overview: OverviewValues, end: number): void {
    this.#writeLines(this.#lines.rest())
    for (const name of OVERVIEW_COLUMN_NAMES)
      this.#writeBlob(overviewBlob(name), bytesOf(overview[name].subarray(0, end)))
  }

  #writeLines({ ids, ends, lines }: LineChunk): void {
    this.#insert.lines.run(bytesOf(ids), bytesOf(ends), lines)
  }

  #writeBlob(name: string, bytes: Uint8Array): void {
    this.#database.prepare('INSERT INTO blob VALUES (?, ?)').run(name, bytes)
  }
}

/** SHA-256 of a file, hexadecimal. Reads in pieces, so that the event loop is not blocked. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  // One piece of memory: a stream's pieces made the garbage collector work as long as the hash.
  const piece = new Uint8Array(1 << 20)
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(piece.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}

/** The ordinals in the order of ids. */
function ordinalsById({ id }: DocValues, count: number): Uint32Array {
  return inOrder(count, ordinal => id[ordinal] ?? 0)
}

/** The ordinals in the order of the static rank: best score first, then lower id. */
function rankedOrdinals({ score }: DocValues, byId: Uint32Array): Uint32Array {
  const places = inOrder(byId.length, place => MAX_SCORE - (score[byId[place] ?? 0] ?? 0))
  return places.map(place => byId[place] ?? 0)
}

/** The numbers below `count` in the order of their keys, then by themselves. Many times as fast as with a comparison. */
function inOrder(count: number, keyOf: (number: number) => number): Uint32Array {
  const pairs = new BigUint64Array(count)
  const halves = new Uint32Array(pairs.buffer)
  // Little-endian, as every platform of Node: the second half of a pair counts most.
  for (let at = 0; at < count; at++) {
    halves[at * 2] = at
    halves[at * 2 + 1] = keyOf(at)
  }
  pairs.sort()
  return Uint32Array.from({ length: count }, (_, at) => halves[at * 2] ?? 0)
}

/** The values in the order of rows. Row 0 is not used. */
function inRowOrder(given: DocValueArray, ranked: Uint32Array): DocValueArray {
  const ordered = zeroesLike(given, ranked.length + 1)
  for (let at = 0; at < ranked.length; at++) ordered[at + 1] = given[ranked[at] ?? 0] ?? 0
  return ordered
}

function zeroesLike(values: DocValueArray, length: number): DocValueArray {
  if (values instanceof Float64Array) return new Float64Array(length)
  if (values instanceof Uint32Array) return new Uint32Array(length)
  return values instanceof Uint16Array ? new Uint16Array(length) : new Uint8Array(length)
}

/** Merges all segments of the full-text table into one, in steps: `optimize` would block the thread for seconds. */
function mergeSegments(database: DatabaseSync): void {
  const changes = database.prepare('SELECT total_changes() AS count')
  const count = () => Number(changes.get()?.count)
  database.exec(`INSERT INTO name_words (name_words, rank) VALUES ('usermerge', 2)`)
  for (let pages = -MERGE_PAGES; ; pages = MERGE_PAGES) {
    const before = count()
    database.exec(`INSERT INTO name_words (name_words, rank) VALUES ('merge', ${pages})`)
    // A merge with nothing left to do changes at most its own row (fts5.html, section 6.8).
    if (count() - before < 2) return
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/**
 * Writes a copy of a finished main file, durable when this returns.
 * @param most bytes; what is longer is cut off there
 */
export async function writeCopy(
  path: string,
  main: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Sealed> {
  const file = await open(path, 'w')
  let written = 0
  try {
    for await (const piece of main) {
      await file.appendFile(piece)
      written += piece.length
      if (written > most) break
    }
  } finally {
    await file.close()
  }
  return seal(path)
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
