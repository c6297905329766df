import { createHash, hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#store/store.ts'
import { TABLE_KEYS, type TableName } from './tables.ts'

export type StoredRow = Readonly<Record<string, unknown>>

export interface TablePage {
  readonly rows: readonly StoredRow[]
  /** The same for the same rows on every kind of database. */
  readonly text: string
}

/** How many rows a table has, and what they say, independent of the kind of database. */
export interface TableDigest {
  readonly rows: number
  /** Of all rows in the order of the primary key, hex. */
  readonly sha256: string
}

/** Of texts of rows; with what is made of them a few times as much is in memory. */
const PAGE_BYTES = 2 << 20
const MOST_ROWS = 1_000
/** Nothing is known of their size yet. */
const FIRST_ROWS = 10

/** All rows of a table by its primary key, in pages of a bounded size. */
export async function* tablePages(db: Db, table: TableName): AsyncGenerator<TablePage> {
  const columns = await columnsOf(db, table)
  const keys = TABLE_KEYS[table]
  const key = sql.join(keys.map(name => sql.ref(name)))
  const named = sql.join(columns.map(name => sql.ref(name)))
  let limit = FIRST_ROWS
  let last: StoredRow | undefined
  while (columns.length > 0) {
    const after = last === undefined ? sql`` : sql`where (${key}) > (${sql.join(keys.map(of(last)))})`
    const { rows } = await sql<StoredRow>`select ${named} from ${sql.table(table)} ${after}
      order by ${key} limit ${limit}`.execute(db)
    if (rows.length === 0) return
    last = rows.at(-1)
    const page = pageOf(rows, columns)
    yield page
    if (rows.length < limit) return
    limit = limitFor(page)
  }
}

/** Counts rows and makes their checksum while they are read. */
export class TableHash {
  readonly #hash = createHash('sha256')
  #rows = 0

  add({ rows, text }: TablePage): void {
    this.#rows += rows.length
    this.#hash.update(text)
  }

  digest(): TableDigest {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}

/** In one order, whichever the table has them in. None of an empty table. */
async function columnsOf(db: Db, table: TableName): Promise<readonly string[]> {
  const { rows } = await sql<StoredRow>`select * from ${sql.table(table)} limit 1`.execute(db)
  return Object.keys(rows[0] ?? {}).sort()
}

function of(row: StoredRow): (column: string) => unknown {
  return column => row[column]
}

function pageOf(rows: readonly StoredRow[], columns: readonly string[]): TablePage {
  const text = textOf(rows, columns)
  // PostgreSQL stores no U+0000; what a hostile request left in SQLite is copied as the store would write it there.
  if (!text.includes('\\u0000')) return { rows, text }
  const storable = rows.map(row => Object.fromEntries(columns.map(name => [name, withoutNul(row[name])])))
  return { rows: storable, text: textOf(storable, columns) }
}

function textOf(rows: readonly StoredRow[], columns: readonly string[]): string {
  return rows.map(row => `${JSON.stringify(columns.map(name => comparable(row[name])))}\n`).join('')
}

function comparable(value: unknown): unknown {
  return value instanceof Uint8Array ? { bytes: value.length, sha256: hash('sha256', value) } : value
}

function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

/** Round numbers, because inserts of round numbers of rows are prepared. */
function limitFor({ rows, text }: TablePage): number {
  const bytes = rows.reduce((sum, row) => sum + blobBytes(row), text.length)
  const limit = Math.min(MOST_ROWS, Math.max(1, Math.floor((PAGE_BYTES * rows.length) / bytes)))
  const round = limit >= 100 ? 100 : limit >= 10 ? 10 : 1
  return limit - (limit % round)
}

function blobBytes(row: StoredRow): number {
  let bytes = 0
  for (const value of Object.values(row)) if (value instanceof Uint8Array) bytes += value.length
  return bytes
}
