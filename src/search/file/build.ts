import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BusinessChange } from '#domain/business/change.ts'
import { documentOf } from '#search/document/document.ts'
import { Centres } from './centres.ts'
import { DOC_VALUE_NAMES, type DocValues, makeDocValues } from './doc-values.ts'
import { type IndexNames, makeIndexNames } from './names.ts'
import { storeNames } from './names-table.ts'
import { createMainTables, ROWS_BY_ID_BLOB, SPELLING_BLOB } from './schema.ts'
import { Staging } from './staging.ts'
import { Vocabulary } from './vocabulary.ts'

/** Documents between two turns of the event loop: about 30 ms, and far below half a second for a commit. */
const BATCH = 500
/** Rows of the full-text tables a statement: about 50 ms. */
const RANKED_BATCH = 4_000
/** Bytes of postings FTS5 keeps before it writes a segment; larger segments need fewer merges. */
const FTS_HASH_SIZE = 64 << 20
/** Pages one merge step may write: about 100 ms. */
const MERGE_PAGES = 4_000

/** What a build finds out about the directory as a whole. */
interface Learned {
  readonly names: IndexNames
  readonly centres: Centres
  readonly vocabulary: Vocabulary
}

export interface BuildPaths {
  readonly main: string
  readonly staging: string
}

/**
 * Writes a complete main file beside the one in use.
 * @param changes every business of the truth once, in any order
 * @returns its size in bytes and its SHA-256
 * The file is durable and closed on return. Nothing is journalled: a build that dies leaves a leftover, not an index.
 */
export async function buildMain(
  paths: BuildPaths,
  changes: AsyncIterable<readonly BusinessChange[]>,
): Promise<{ readonly size: number; readonly checksum: string }> {
  const database = new DatabaseSync(paths.main)
  try {
    database.exec(`PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
      PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -131072; PRAGMA temp_store = MEMORY`)
    createMainTables(database)
    const staging = new Staging(database, paths.staging)
    const names = makeIndexNames()
    const learned = { names, centres: new Centres(), vocabulary: new Vocabulary() }
    await takeDocuments(database, changes, staging, learned)
    const values = await writeRanked(database, staging)
    writeBlobs(database, values, learned.vocabulary)
    writePlaces(database, learned)
    await nextTurn()
  } finally {
    database.close()
  }
  return seal(paths.main)
}

/** SHA-256 of a file, hexadecimal, read in pieces so that the event loop goes on. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 }))
    hash.update(piece as Uint8Array)
  return hash.digest('hex')
}

async function takeDocuments(
  database: DatabaseSync,
  changes: AsyncIterable<readonly BusinessChange[]>,
  staging: Staging,
  { names, centres, vocabulary }: Learned,
): Promise<void> {
  const insert = database.prepare('INSERT INTO document VALUES (?, ?, ?)')
  const address = database.prepare('INSERT OR IGNORE INTO address VALUES (?, ?)')
  const gone = database.prepare('INSERT OR IGNORE INTO gone VALUES (?)')
  const take = (change: BusinessChange) => {
    if (change.kind === 'removed') {
      gone.run(change.id)
      for (const slug of change.urlSlugs) address.run(slug, change.id)
    } else if (change.kind === 'saved') {
      const document = documentOf(change.business, names, change.photoTexts)
      insert.run(document.id, document.card, document.detail)
      for (const slug of [document.urlSlug, ...change.oldUrlSlugs]) address.run(slug, document.id)
      if (document.listed === undefined) return
      staging.add(document.listed)
      vocabulary.take(change.business)
      centres.take(change.business.citySlug, change.business)
      centres.take(change.business.postalCode, change.business)
    }
  }
  for await (const batch of changes) {
    for (let at = 0; at < batch.length; at += BATCH) {
      database.exec('BEGIN')
      for (const change of batch.slice(at, at + BATCH)) take(change)
      database.exec('COMMIT')
      await nextTurn()
    }
  }
}

/** Gives every staged document its rank as row and writes the full-text tables in that order. */
async function writeRanked(database: DatabaseSync, staging: Staging): Promise<DocValues> {
  const ranked = staging.ranked()
  const values = makeDocValues(ranked.length + 1)
  for (const name of DOC_VALUE_NAMES) {
    const from = staging.values[name]
    const to = values[name]
    for (let at = 0; at < ranked.length; at++) to[at + 1] = from[ranked[at] ?? 0] ?? 0
  }
  await nextTurn()
  const insertRank = database.prepare('INSERT INTO staging.ranked SELECT key + ?, value FROM json_each(?)')
  database.exec(`INSERT INTO fts (fts, rank) VALUES ('hashsize', ${FTS_HASH_SIZE});
    INSERT INTO fts (fts, rank) VALUES ('automerge', 0); INSERT INTO fn (fn, rank) VALUES ('automerge', 0)`)
  const insertTexts = database.prepare(`INSERT INTO fts (rowid, n, k, g, d)
    SELECT row, n, k, g, d FROM staging.ranked CROSS JOIN staging.staged USING (ordinal) WHERE row BETWEEN ? AND ? ORDER BY row`)
  const insertNames = database.prepare(`INSERT INTO fn (rowid, s)
    SELECT row, s FROM staging.ranked CROSS JOIN staging.staged USING (ordinal) WHERE row BETWEEN ? AND ? ORDER BY row`)
  for (let first = 1; first <= ranked.length; first += RANKED_BATCH) {
    const last = Math.min(first + RANKED_BATCH - 1, ranked.length)
    database.exec('BEGIN')
    insertRank.run(first, JSON.stringify(Array.from(ranked.subarray(first - 1, last))))
    insertTexts.run(first, last)
    insertNames.run(first, last)
    database.exec('COMMIT')
    await nextTurn()
  }
  for (const table of ['fts', 'fn'] as const) await mergeSegments(database, table)
  await orderByName(database, values)
  database.exec('DETACH staging')
  return values
}

/** Joins all segments of a full-text table into one, in steps: `optimize` would hold the thread for seconds. */
async function mergeSegments(database: DatabaseSync, table: 'fts' | 'fn'): Promise<void> {
  const changes = database.prepare('SELECT total_changes() AS count')
  const count = () => Number(changes.get()?.count)
  database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('usermerge', 2)`)
  for (let pages = -MERGE_PAGES; ; pages = MERGE_PAGES) {
    const before = count()
    database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ${pages})`)
    await nextTurn()
    // A merge with nothing left to do changes at most its own row (fts5.html, section 6.8).
    if (count() - before < 2) return
  }
}

/** Keeps the order of names in a table, for the delta to find its place, and as a value of each document. */
async function orderByName(database: DatabaseSync, values: DocValues): Promise<void> {
  const keyed = database.prepare(
    'SELECT name_key, row FROM staging.ranked CROSS JOIN staging.staged USING (ordinal)',
  )
  const keys: string[] = new Array(values.id.length).fill('')
  for (const { name_key, row } of keyed.iterate()) keys[Number(row)] = String(name_key)
  await nextTurn()
  const rows = Array.from({ length: values.id.length - 1 }, (_, at) => at + 1).sort((a, b) => {
    const [keyA = '', keyB = ''] = [keys[a], keys[b]]
    return keyA < keyB ? -1 : keyA > keyB ? 1 : (values.id[a] ?? 0) - (values.id[b] ?? 0)
  })
  const insert = database.prepare('INSERT INTO name_order VALUES (?, ?, ?)')
  for (let first = 0; first < rows.length; first += RANKED_BATCH) {
    database.exec('BEGIN')
    rows.slice(first, first + RANKED_BATCH).forEach((row, at) => {
      values.name[row] = first + at
      insert.run(keys[row] ?? '', values.id[row] ?? 0, first + at)
    })
    database.exec('COMMIT')
    await nextTurn()
  }
}

function writeBlobs(database: DatabaseSync, values: DocValues, vocabulary: Vocabulary): void {
  const insert = database.prepare('INSERT INTO blob VALUES (?, ?)')
  for (const name of DOC_VALUE_NAMES) {
    const { buffer, byteOffset, byteLength } = values[name]
    insert.run(name, new Uint8Array(buffer, byteOffset, byteLength))
  }
  const rowsById = Uint32Array.from({ length: values.id.length - 1 }, (_, at) => at + 1)
  rowsById.sort((a, b) => (values.id[a] ?? 0) - (values.id[b] ?? 0))
  insert.run(ROWS_BY_ID_BLOB, new Uint8Array(rowsById.buffer))
  insert.run(SPELLING_BLOB, vocabulary.pack())
}

function writePlaces(database: DatabaseSync, { names, centres }: Learned): void {
  names.cities.entries.forEach((city, number) => {
    const centre = city.name === '' ? undefined : centres.centreOf(city.slug)
    if (centre !== undefined) names.cities.entries[number] = { ...city, ...centre }
  })
  database.exec('BEGIN')
  storeNames(database, names, { cities: 0, categories: 0, schedules: 0 })
  const postal = database.prepare('INSERT INTO postal_code VALUES (?, ?, ?)')
  for (const place of centres.places()) {
    const centre = centres.centreOf(place)
    if (centre !== undefined && /^\d{5}$/.test(place)) postal.run(place, centre.latitude, centre.longitude)
  }
  database.exec('COMMIT')
}

async function seal(path: string): Promise<{ size: number; checksum: string }> {
  const checksum = await checksumOf(path)
  const file = await open(path, 'r+')
  try {
    await file.sync()
    return { size: (await file.stat()).size, checksum }
  } finally {
    await file.close()
  }
}
