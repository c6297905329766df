import { DatabaseSync } from 'node:sqlite'
import { fieldsWith } from '#domain/business/fields.ts'
import { ANALYZER_VERSION } from '#search/analysis/analyzer.ts'
import type { OverviewColumnName } from '#search/document/overview-columns.ts'
import { TOKEN_PREFIX } from '#search/document/tokens.ts'
import { POSTING_TABLES } from '#search/postings/posting-file.ts'

/** Raise it with every change of tables, document values, tokens or cards. An index of another version is rebuilt. */
export const INDEX_FORMAT = 17

const SHOWN_FIELDS = [...fieldsWith({ shown: 'card' }), ...fieldsWith({ shown: 'page' })]

/** Only index files of this version can be read. Another field of a business that is shown makes another version. */
export const INDEX_VERSION = `${INDEX_FORMAT}.${ANALYZER_VERSION}.${SHOWN_FIELDS.length}`

/** The spelling dictionary, in the table `blob`. Document values are there too, by their names. */
export const SPELLING_BLOB = 'spelling'

/** Rows of the main file in the order of business ids, 32 bits each. */
export const ROWS_BY_ID_BLOB = 'rows-by-id'

/** The columns of the administrator's table, in the table `blob`, by their names. */
export const overviewBlob = (column: OverviewColumnName) => `overview-${column}`

/** The rank of the name whose first business has this position in `name_order`; one less is the rank of names before it. */
export const nameRankOf = (position: number) => 2 * (position + 1)

/** The names of the administrator's table: OverviewNames as a checked text. */
export const OVERVIEW_NAMES_BLOB = 'overview-names'

/** Tables of both files. An address has a row for every business that ever had it; `closed` has who closed permanently. */
const COMMON_TABLES = `
  CREATE TABLE address (slug TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (slug, id)) WITHOUT ROWID;
  CREATE TABLE city (number INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, shown TEXT NOT NULL,
    state TEXT, latitude REAL, longitude REAL);
  CREATE TABLE category (number INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, group_slug TEXT NOT NULL);
  CREATE TABLE schedule (number INTEGER PRIMARY KEY, week BLOB NOT NULL);
  CREATE TABLE category_set (number INTEGER PRIMARY KEY, categories BLOB NOT NULL);
  CREATE TABLE closed (id INTEGER PRIMARY KEY, words TEXT NOT NULL, city TEXT NOT NULL, latitude REAL, longitude REAL);
  CREATE TABLE meta (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
`

/**
 * The words of names: of listed businesses for suggestions, and by id of those that closed permanently, which nothing else
 * finds. @param options deleting from the delta needs column sizes
 */
const nameTables = (options: 'columnsize=0' | 'contentless_delete=1') => `
  CREATE VIRTUAL TABLE name_words USING fts5(words, content='', ${options}, detail=none, prefix='1 2 3 4 5',
    tokenize="ascii tokenchars '${TOKEN_PREFIX}'");
  CREATE VIRTUAL TABLE closed_names USING fts5(words, content='', ${options}, detail=none, tokenize='ascii');
`

/**
 * `name_order` and `overview_lines` have every business, hidden and removed ones too; everything else has only what visitors
 * may see.
 */
const MAIN_TABLES = `
  CREATE TABLE document (id INTEGER PRIMARY KEY, card TEXT NOT NULL, detail TEXT NOT NULL);
  CREATE TABLE gone (id INTEGER PRIMARY KEY);
  CREATE TABLE blob (name TEXT PRIMARY KEY, data BLOB NOT NULL);
  CREATE TABLE name_order (key TEXT NOT NULL, id INTEGER NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (key, id)) WITHOUT ROWID;
  CREATE TABLE overview_lines (number INTEGER PRIMARY KEY, ids BLOB NOT NULL, ends BLOB NOT NULL, lines BLOB NOT NULL);
  CREATE TABLE postal_code (code TEXT PRIMARY KEY, latitude REAL NOT NULL, longitude REAL NOT NULL) WITHOUT ROWID;
`

/** In the main file posting lists answer what FTS5 answers here: they cannot be changed, but are read faster. */
const DELTA_TABLES = `
  CREATE VIRTUAL TABLE fts USING fts5(name, category, geography, description, content='', contentless_delete=1,
    detail=column, tokenize="ascii tokenchars '${TOKEN_PREFIX}'");
  CREATE VIRTUAL TABLE fts_term USING fts5vocab(fts, row);
  CREATE TABLE entry (row INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, version INTEGER NOT NULL,
    kind INTEGER NOT NULL, doc_values BLOB, name_key TEXT, card TEXT, detail TEXT);
  CREATE INDEX entry_version ON entry (version);
  CREATE TABLE overview_entry (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, name_rank INTEGER, name_key TEXT, row TEXT);
  CREATE INDEX overview_entry_version ON overview_entry (version);
  CREATE INDEX address_id ON address (id);
`

/** What a delta says about a business: the numbers in `entry.kind`. */
export const ENTRY_KIND = { listed: 0, pageOnly: 1, removed: 2, hidden: 3 } as const

/** Creates the tables of a main file. */
export function createMainTables(database: DatabaseSync): void {
  database.exec(nameTables('columnsize=0') + COMMON_TABLES + MAIN_TABLES + POSTING_TABLES)
  setMeta(database, 'version', INDEX_VERSION)
}

/**
 * Creates the delta of a main file, durable when this returns.
 * @param lastChange the change number up to which the main file is complete
 */
export function createDelta(path: string, lastChange: number): void {
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN')
    createDeltaTables(database, lastChange)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

/**
 * Of FTS5 in the delta: terms in memory before they are written (bytes), and lists on one level before they are merged.
 * More than by default, because while rows stream in terms would be written and merged several times a second.
 */
const FTS_OPTIONS = { hashsize: 8 * 1024 * 1024, automerge: 8 } as const

/** Creates the tables of a delta. */
export function createDeltaTables(database: DatabaseSync, lastChange: number): void {
  database.exec(nameTables('contentless_delete=1') + COMMON_TABLES + DELTA_TABLES)
  for (const table of ['fts', 'name_words']) {
    for (const [option, value] of Object.entries(FTS_OPTIONS))
      database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('${option}', ${value})`)
  }
  setMeta(database, 'version', INDEX_VERSION)
  setMeta(database, 'lastChange', lastChange)
  setMeta(database, 'entryVersion', 0)
}

/** Stores one fact about a file in the file itself. */
export function setMeta(database: DatabaseSync, name: string, value: string | number): void {
  database
    .prepare('INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
    .run(name, value)
}

/** One number about a file; 0 when it was never set. */
export function metaNumber(database: DatabaseSync, name: string): number {
  return Number(database.prepare('SELECT value FROM meta WHERE name = ?').get(name)?.value ?? 0)
}

/** A blob of the main file; empty when there is none with this name. */
export function blobOf(database: DatabaseSync, name: string): Uint8Array {
  return bytesIn(database.prepare('SELECT data FROM blob WHERE name = ?').get(name)?.data)
}

/** How many bytes a blob of the main file has. */
export function lengthOfBlob(database: DatabaseSync, name: string): number {
  return Number(
    database.prepare('SELECT length(data) AS bytes FROM blob WHERE name = ?').get(name)?.bytes ?? 0,
  )
}

/** The bytes of a stored blob; none for anything else. */
export function bytesIn(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array(0)
}

/** Bytes as the numbers of 32 bits that were stored. */
export function uint32s(bytes: Uint8Array): Uint32Array {
  return bytes.byteOffset % 4 === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2)
    : uint32s(bytes.slice())
}
