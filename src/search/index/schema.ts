import { DatabaseSync } from 'node:sqlite'
import { PAGE_FIELDS } from '#domain/business/public-business.ts'
import { ANALYZER_VERSION } from '#search/analysis/analyzer.ts'
import { TOKEN_PREFIX } from '#search/document/tokens.ts'
import { POSTING_TABLES } from '#search/postings/posting-file.ts'

/** Raise it with every change of tables, document values, tokens or cards. An index of another version is rebuilt. */
export const INDEX_FORMAT = 10

/** Only index files of this version can be read. */
export const INDEX_VERSION = `${INDEX_FORMAT}.${ANALYZER_VERSION}.${PAGE_FIELDS.length}`

/** The spelling dictionary, in the table `blob`. Document values are there too, by their names. */
export const SPELLING_BLOB = 'spelling'

/** Rows of the main file in the order of business ids, 32 bits each. */
export const ROWS_BY_ID_BLOB = 'rows-by-id'

/** Tables of both files. An address has a row for every business that ever had it. */
const COMMON_TABLES = `
  CREATE TABLE address (slug TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (slug, id)) WITHOUT ROWID;
  CREATE TABLE city (number INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, shown TEXT NOT NULL,
    state TEXT, latitude REAL, longitude REAL);
  CREATE TABLE category (number INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, group_slug TEXT NOT NULL);
  CREATE TABLE schedule (number INTEGER PRIMARY KEY, week BLOB NOT NULL);
  CREATE TABLE meta (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
`

/** The words of names for suggestions. @param options deleting from the delta needs column sizes */
const nameTable = (options: 'columnsize=0' | 'contentless_delete=1') => `
  CREATE VIRTUAL TABLE name_words USING fts5(words, content='', ${options}, detail=none, prefix='1 2 3 4 5',
    tokenize="ascii tokenchars '${TOKEN_PREFIX}'");
`

const MAIN_TABLES = `
  CREATE TABLE document (id INTEGER PRIMARY KEY, card TEXT NOT NULL, detail TEXT NOT NULL);
  CREATE TABLE gone (id INTEGER PRIMARY KEY);
  CREATE TABLE blob (name TEXT PRIMARY KEY, data BLOB NOT NULL);
  CREATE TABLE name_order (key TEXT NOT NULL, id INTEGER NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (key, id)) WITHOUT ROWID;
  CREATE TABLE postal_code (code TEXT PRIMARY KEY, latitude REAL NOT NULL, longitude REAL NOT NULL) WITHOUT ROWID;
`

/** In the main file posting lists answer what FTS5 answers here: they cannot be changed, but are read faster. */
const DELTA_TABLES = `
  CREATE VIRTUAL TABLE fts USING fts5(name, category, geography, description, content='', contentless_delete=1,
    detail=column, tokenize="ascii tokenchars '${TOKEN_PREFIX}'");
  CREATE TABLE entry (row INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, version INTEGER NOT NULL,
    kind INTEGER NOT NULL, doc_values BLOB, name_key TEXT, card TEXT, detail TEXT);
  CREATE INDEX entry_version ON entry (version);
  CREATE INDEX address_id ON address (id);
`

/** What a delta says about a business: the numbers in `entry.kind`. */
export const ENTRY_KIND = { listed: 0, pageOnly: 1, removed: 2, hidden: 3 } as const

/** Creates the tables of a main file. */
export function createMainTables(database: DatabaseSync): void {
  database.exec(nameTable('columnsize=0') + COMMON_TABLES + MAIN_TABLES + POSTING_TABLES)
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
  database.exec(nameTable('contentless_delete=1') + COMMON_TABLES + DELTA_TABLES)
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
