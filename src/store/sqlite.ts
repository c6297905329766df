import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { LruCache } from '#domain/cache/lru-cache.ts'

export interface SqliteOptions {
  readonly path: string
  /** How long a statement may wait for another writer, in ms. Waiting blocks the thread; `Store.write` waits without that. */
  readonly busyTimeoutMs: number
  /**
   * The size of the write-ahead log, in pages of 4 KB, from which on a commit copies it back into the file. SQLite's
   * default is 1,000. Without effect for connections that only read.
   */
  readonly checkpointPages?: number
}

/** Enough for every query shape of the store. */
const CACHED_STATEMENTS = 200

/**
 * Kysely's dialect over node:sqlite. Transactions begin `immediate`: one that reads first and writes later would fail
 * at once instead of waiting for the lock.
 */
export function sqliteDialect(options: SqliteOptions): SqliteDialect {
  return new DialectOfOneFile({ database: async () => openDatabase(options) })
}

class DialectOfOneFile extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new AdapterOfOneFile()
  }
}

/** SQLite takes back tables that a transaction created, which Kysely leaves unused. */
class AdapterOfOneFile extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED: another connection is writing; the same may succeed later. */
export function isLockedError(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  const primary = Number(error.errcode) & 0xff
  return primary === 5 || primary === 6
}

/** SQLITE_FULL: the disk is full. */
export function isFullError(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 13
}

/** SQLITE_CANTOPEN and SQLITE_READONLY: the file cannot be opened or written. */
export function isClosedError(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  const primary = Number(error.errcode) & 0xff
  return primary === 14 || primary === 8
}

/** SQLITE_CORRUPT and SQLITE_NOTADB: the file is damaged, or is no database. */
export function isDamagedError(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  const primary = Number(error.errcode) & 0xff
  return primary === 11 || primary === 26
}

function openDatabase({ path, busyTimeoutMs, checkpointPages = 1000 }: SqliteOptions): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  // secure_delete: deleted rows may be about people who asked for it. It costs imports nothing that can be measured.
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536;
      PRAGMA wal_autocheckpoint = ${checkpointPages}; PRAGMA secure_delete = ON`,
  )
  const cache = new LruCache<SqliteStatement>({ maxSize: CACHED_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = cache.get(sql)
      if (known !== undefined) return known
      const prepared = wrap(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      const statement = sql === 'rollback' ? ifInTransaction(database, prepared) : prepared
      cache.set(sql, statement)
      return statement
    },
  }
}

/** After a full disk SQLite has rolled back by itself; another rollback would hide that error behind its own. */
function ifInTransaction(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  return {
    ...rollback,
    run: parameters =>
      database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  }
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...(parameters as SQLInputValue[])),
    run: parameters => statement.run(...(parameters as SQLInputValue[])),
    iterate: parameters => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
