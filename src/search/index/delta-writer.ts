import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import { checkedText } from '#search/document/checked-text.ts'
import { packDocValues } from '#search/document/doc-values.ts'
import { type ClosedDocument, documentOf, type IndexDocument } from '#search/document/document.ts'
import { type LookupTables, makeLookupTables } from '#search/document/lookup-tables.ts'
import { ENTRY_KIND, metaNumber, nameRankOf, setMeta } from './schema.ts'
import { loadLookupTables, lookupCounts, lookupEntries, storeLookupTables } from './stored-lookup-tables.ts'

/** Pages of the write-ahead log after which SQLite writes a checkpoint: 4 MB, some ms each. */
const CHECKPOINT_PAGES = 1_000

/** Writes a delta: one entry for each business that changed since the main file was built. */
export class DeltaWriter {
  readonly #delta: DatabaseSync
  readonly #main: DatabaseSync
  #lookup: LookupTables
  readonly #statements: Statements
  readonly #namesBefore: StatementSync
  readonly #sameName: StatementSync

  /** Opens an existing delta beside its main file. */
  constructor(mainPath: string, deltaPath: string) {
    this.#main = new DatabaseSync(mainPath, { readOnly: true })
    this.#delta = new DatabaseSync(deltaPath)
    this.#delta.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768;
      PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    this.#lookup = this.#storedLookup()
    this.#statements = prepare(this.#delta)
    this.#namesBefore = this.#main.prepare(
      'SELECT position FROM name_order WHERE (key, id) < (?, ?) ORDER BY key DESC, id DESC LIMIT 1',
    )
    this.#sameName = this.#main.prepare('SELECT position FROM name_order WHERE key = ? ORDER BY id LIMIT 1')
  }

  /** Number of entries. Each adds a document or hides one of the main file. */
  get size(): number {
    return Number(this.#delta.prepare('SELECT count(*) AS count FROM entry').get()?.count)
  }

  get lastChange(): number {
    return metaNumber(this.#delta, 'lastChange')
  }

  /**
   * Applies changes, which readers see after `commit`. They and lastChange are one transaction, so that a killed run is
   * repeated. Applying the same changes again has no visible effect. After an error nothing since the last commit is
   * applied.
   */
  apply(changes: readonly BusinessChange[], lastChange: number): void {
    if (!this.#delta.isTransaction) this.#delta.exec('BEGIN IMMEDIATE')
    this.#orNothing(() => {
      const version = metaNumber(this.#delta, 'entryVersion') + 1
      const stored = lookupCounts(this.#lookup)
      for (const change of changes) this.#applyOne(change, version)
      storeLookupTables(this.#delta, lookupEntries(this.#lookup), stored)
      setMeta(this.#delta, 'entryVersion', version)
      setMeta(this.#delta, 'lastChange', Math.max(lastChange, this.lastChange))
    })
  }

  /** Shows readers what was applied. */
  commit(): void {
    if (this.#delta.isTransaction) this.#orNothing(() => this.#delta.exec('COMMIT'))
  }

  close(): void {
    this.#delta.close()
    this.#main.close()
  }

  #orNothing(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (this.#delta.isTransaction) this.#delta.exec('ROLLBACK')
      this.#lookup = this.#storedLookup()
      throw error
    }
  }

  /** The numbers of cities, categories and opening hours that the files have. */
  #storedLookup(): LookupTables {
    const lookup = makeLookupTables()
    loadLookupTables(this.#main, lookup)
    loadLookupTables(this.#delta, lookup)
    return lookup
  }

  #applyOne(change: BusinessChange, version: number): void {
    if (change.kind === 'saved') {
      const document = documentOf(change.business, this.#lookup, change.photoTexts)
      this.#replaceEntry(document.id, version, document)
      this.#replaceAddresses(document.id, [document.urlSlug, ...change.oldUrlSlugs])
    } else {
      const kind = change.kind === 'removed' ? ENTRY_KIND.removed : ENTRY_KIND.hidden
      this.#replaceEntry(change.id, version, kind)
      if (change.kind === 'removed') this.#replaceAddresses(change.id, change.urlSlugs)
    }
    this.#replaceOverview(change, version)
  }

  /** Without a row the administrator's table forgets the business. */
  #replaceOverview(change: BusinessChange, version: number): void {
    const id = change.kind === 'saved' ? change.business.id : change.id
    const { overview } = change
    const { deleteOverview, insertOverview } = this.#statements
    deleteOverview.run(id)
    if (overview === undefined) {
      insertOverview.run(id, version, null, null, null)
      return
    }
    const key = sortKey(overview.name)
    insertOverview.run(id, version, this.#nameRank(key), key, checkedText(overview))
  }

  /** An id keeps its row, so that there are never more rows than businesses. */
  #replaceEntry(id: number, version: number, entry: IndexDocument | number): void {
    const { find, nextRow, deleteFts, deleteNameWords, deleteEntry } = this.#statements
    const { insertFts, insertNameWords, insertEntry } = this.#statements
    const known = find.get(id)
    const row = known ? Number(known.row) : Number(nextRow.get()?.row)
    if (known && Number(known.kind) === ENTRY_KIND.listed) {
      deleteFts.run(row)
      deleteNameWords.run(row)
    }
    if (known && Number(known.kind) === ENTRY_KIND.pageOnly) this.#deleteClosed(id)
    if (known) deleteEntry.run(row)
    if (typeof entry === 'number') {
      insertEntry.run(row, id, version, entry, null, null, null, null)
    } else if (entry.listed === undefined) {
      insertEntry.run(row, id, version, ENTRY_KIND.pageOnly, null, null, entry.card, entry.detail)
      if (entry.closed !== undefined) this.#insertClosed(entry.closed)
    } else {
      const { name, category, geography, description, nameWords, nameKey, values } = entry.listed
      const packed = packDocValues({ ...values, name: this.#namePosition(nameKey, id) })
      insertFts.run(row, name, category, geography, description)
      insertNameWords.run(row, nameWords)
      insertEntry.run(row, id, version, ENTRY_KIND.listed, packed, nameKey, entry.card, entry.detail)
    }
  }

  #deleteClosed(id: number): void {
    this.#statements.deleteClosed.run(id)
    this.#statements.deleteClosedName.run(id)
  }

  #insertClosed({ id, words, citySlug, latitude, longitude }: ClosedDocument): void {
    this.#statements.insertClosed.run(id, words, citySlug, latitude, longitude)
    this.#statements.insertClosedName.run(id, words)
  }

  #replaceAddresses(id: number, urlSlugs: readonly string[]): void {
    this.#statements.deleteAddresses.run(id)
    for (const slug of urlSlugs) this.#statements.insertAddress.run(slug, id)
  }

  /** The rank of the same name in the main file; else one between its neighbours, which is odd. */
  #nameRank(key: string): number {
    const same = this.#sameName.get(key)?.position
    if (same !== undefined) return nameRankOf(Number(same))
    return nameRankOf(Number(this.#namesBefore.get(key, 0)?.position ?? -1)) + 1
  }

  /** Half-way behind the last document of the main file whose name comes before this one. */
  #namePosition(key: string, id: number): number {
    return Number(this.#namesBefore.get(key, id)?.position ?? -1) + 0.5
  }
}

type Statements = ReturnType<typeof prepare>

function prepare(database: DatabaseSync) {
  const statement = (sql: string) => {
    const prepared = database.prepare(sql)
    // Deletes from contentless tables report a row id beyond 2^53, which node:sqlite does not convert to a number.
    if (sql.startsWith('DELETE')) prepared.setReadBigInts(true)
    return prepared
  }
  return {
    find: statement('SELECT row, kind FROM entry WHERE id = ?'),
    nextRow: statement('SELECT coalesce(max(row), 0) + 1 AS row FROM entry'),
    deleteFts: statement('DELETE FROM fts WHERE rowid = ?'),
    deleteNameWords: statement('DELETE FROM name_words WHERE rowid = ?'),
    deleteClosed: statement('DELETE FROM closed WHERE id = ?'),
    deleteClosedName: statement('DELETE FROM closed_names WHERE rowid = ?'),
    insertFts: statement(
      'INSERT INTO fts (rowid, name, category, geography, description) VALUES (?, ?, ?, ?, ?)',
    ),
    insertNameWords: statement('INSERT INTO name_words (rowid, words) VALUES (?, ?)'),
    insertClosed: statement('INSERT INTO closed VALUES (?, ?, ?, ?, ?)'),
    insertClosedName: statement('INSERT INTO closed_names (rowid, words) VALUES (?, ?)'),
    deleteEntry: statement('DELETE FROM entry WHERE row = ?'),
    // No INSERT OR REPLACE: it opens a savepoint each time, at which FTS5 writes out the terms it has buffered.
    insertEntry: statement('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    deleteOverview: statement('DELETE FROM overview_entry WHERE id = ?'),
    insertOverview: statement('INSERT INTO overview_entry VALUES (?, ?, ?, ?, ?)'),
    deleteAddresses: statement('DELETE FROM address WHERE id = ?'),
    insertAddress: statement('INSERT OR IGNORE INTO address VALUES (?, ?)'),
  }
}
