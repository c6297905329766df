import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { isPostgres } from '#store/engine.ts'
import { insertRows } from '#store/statements.ts'
import type { Db } from '#store/store.ts'
import { type TableDigest, TableHash, tablePages } from './table-pages.ts'
import { TABLES, TABLES_WITHOUT_FILES, type TableName } from './tables.ts'

export interface CopyTablesOptions {
  readonly signal?: AbortSignal | undefined
  /** Bytes of text that the rows have. Reading the target again counts like writing it. */
  readonly onProgress?: ((done: number) => void) | undefined
}

export type CopiedTables = ReadonlyMap<TableName, TableDigest>

/**
 * Copies all rows of all tables from one database to another of the same schema, whatever kinds they are: the source as it
 * is at this moment, while others write. Then it reads the target again and compares number and content of rows, table by
 * table. Memory stays bounded. The site's files are copied only where both databases have them (services/files).
 * @param target a transaction on tables without rows
 * Throws the databases' errors, an Error when a table of the target has other rows than the source, and the signal's reason.
 */
export async function copyTables(
  source: Db,
  target: Db,
  { signal, onProgress }: CopyTablesOptions = {},
): Promise<CopiedTables> {
  let done = 0
  const digestOf = async (db: Db, table: TableName, store?: (page: readonly object[]) => Promise<void>) => {
    const digest = new TableHash()
    for await (const page of tablePages(db, table)) {
      signal?.throwIfAborted()
      digest.add(page)
      await store?.(page.rows)
      done += page.text.length
      onProgress?.(done)
    }
    return digest.digest()
  }
  const copied = await readingSnapshot(source, async snapshot => {
    const tables = isPostgres(source) && isPostgres(target) ? TABLES : TABLES_WITHOUT_FILES
    const digests = new Map<TableName, TableDigest>()
    for (const table of tables)
      digests.set(table, await digestOf(snapshot, table, rows => insertInto(target, table, rows)))
    return digests
  })
  for (const [table, digest] of copied) {
    const { rows, sha256 } = await digestOf(target, table)
    if (rows !== digest.rows || sha256 !== digest.sha256)
      throw new Error(`the copy of the table ${table} differs: ${rows} rows of ${digest.rows}`)
  }
  return copied
}

/** The tables that have rows, apart from the counters, which migrations begin. */
export async function filledTables(db: Db): Promise<readonly TableName[]> {
  const filled: TableName[] = []
  for (const table of TABLES) {
    if (table === 'counters') continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(table)
  }
  return filled
}

/** Deletes all rows of all tables. To be called in a transaction. */
export async function emptyTables(trx: Db, signal?: AbortSignal): Promise<void> {
  for (const table of TABLES) {
    signal?.throwIfAborted()
    await sql`delete from ${sql.table(table)}`.execute(trx)
  }
}

async function insertInto(target: Db, table: TableName, rows: readonly object[]): Promise<void> {
  try {
    // Rows that were read from a table of the same columns.
    await insertRows(target, `copy ${table}`, rows, part => target.insertInto(table).values(part as never))
  } catch (error) {
    if (!isPostgres(target) || !(error instanceof Error) || error instanceof DomainError) throw error
    // SQLite takes values of any type; PostgreSQL says which one it refuses, but not where.
    throw new Error(`table ${table}: ${error.message}`, { cause: error })
  }
}

/** Runs `work` on one state of the database, while others write. */
async function readingSnapshot<Result>(db: Db, work: (snapshot: Db) => Promise<Result>): Promise<Result> {
  if (isPostgres(db))
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
  return db.connection().execute(async connection => {
    // Kysely's transactions take the lock for writing (store/sqlite.ts).
    await sql`begin deferred`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}
