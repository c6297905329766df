import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { isFullError, sqliteDialect } from './sqlite.ts'
import { writeTurns } from './write-turns.ts'

/** The database. Queries are in the files named after their noun; each takes a `Db`. */
export interface Store {
  readonly db: Kysely<Schema>
  /** Encrypts the secrets that the database holds. */
  readonly key: SiteKey
  /**
   * Runs `work` in one transaction: all of it is stored, or nothing.
   * Throws store_locked when another writer held the lock for too long, disk_full, and whatever `work` throws.
   */
  write<Result>(work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** A connection or a transaction. */
export type Db = Kysely<Schema>

/** What a service needs that reads or writes the database. */
export interface StoreDeps {
  readonly store: Store
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface DataFolder {
  /** Absolute path of the data folder. */
  readonly dataDir: string
}

export interface StoreOptions extends DataFolder {
  /** Whether another process usually copies the write-ahead log back into the database: beside visitors that is the worker. */
  readonly leavesCheckpoints?: boolean
  readonly key: SiteKey
}

/**
 * 32 MB: keys of businesses are spread over their indexes, so imports write the same pages again and again. A large log
 * copies such a page back once for many transactions. Checkpoints do not block other writers.
 */
const CHECKPOINT_PAGES = 8_000
/** For whoever leaves checkpoints to another process: it makes one only when that one has not for long. */
const LEFT_CHECKPOINT_PAGES = 2 * CHECKPOINT_PAGES

/** Opens the store of a data folder and brings its schema up to date. */
export async function openStore({ dataDir, key, leavesCheckpoints = false }: StoreOptions): Promise<Store> {
  const path = databaseFile(dataDir)
  const checkpointPages = leavesCheckpoints ? LEFT_CHECKPOINT_PAGES : CHECKPOINT_PAGES
  const db = new Kysely<Schema>({ dialect: sqliteDialect({ path, busyTimeoutMs: 0, checkpointPages }) })
  const takeTurn = writeTurns()
  await takeTurn(() => migrate(db, key))
  return {
    db,
    key,
    write: work => takeTurn(() => db.transaction().execute(work)).catch(refuseOnFullDisk),
    close: () => db.destroy(),
  }
}

/** The database file of a data folder; SQLite may have `-wal` and `-shm` files beside it. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'directory.sqlite')
}

function refuseOnFullDisk(error: unknown): never {
  throw isFullError(error) ? new DomainError('disk_full', {}, error) : error
}
