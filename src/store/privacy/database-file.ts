import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { TABLES } from '#store/copies/tables.ts'
import { isPostgres } from '#store/engine.ts'
import { isLockedError } from '#store/sqlite.ts'
import { type DataFolder, type Db, databaseFile, type StoreDeps } from '#store/store.ts'

/** Readers with an old state, such as a backup that is being made, are waited for. */
const TRIES = 600
const PAUSE_MS = 1_000
/** How long a single try blocks its thread. */
const TRY_MS = 500

/**
 * Clears what deleted rows left beside or below the stored ones: SQLite's write-ahead log, which holds former states of pages;
 * PostgreSQL's dead rows. Safe while others use the database.
 * Throws store_locked when a reader of SQLite did not end within ten minutes, and the signal's reason.
 */
export async function clearDeletedRows(
  { store, dataDir }: Pick<StoreDeps, 'store'> & DataFolder,
  signal?: AbortSignal,
): Promise<void> {
  if (isPostgres(store.db)) return vacuumTables(store.db, signal)
  await retried(dataDir, signal, database => {
    const answer = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    return Number(answer?.busy ?? 0) === 0
  })
}

/**
 * Writes SQLite's file anew, without what deleted rows left in unused parts of its pages: 600 MB in some seconds, in which
 * no one else can write.
 * Throws like clearDeletedRows.
 */
export async function rewriteDatabase(dataDir: string, signal?: AbortSignal): Promise<void> {
  await retried(dataDir, signal, database => {
    database.exec('VACUUM')
    return true
  })
}

async function retried(
  dataDir: string,
  signal: AbortSignal | undefined,
  work: (database: DatabaseSync) => boolean,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    signal?.throwIfAborted()
    const database = new DatabaseSync(databaseFile(dataDir), { timeout: TRY_MS })
    try {
      if (work(database)) return
    } catch (error) {
      if (!isLockedError(error)) throw error
    } finally {
      database.close()
    }
    await wait(PAUSE_MS)
  }
  throw new DomainError('store_locked')
}

/** SQLSTATE of a statement that took too long. */
const QUERY_CANCELED = '57014'

/** Where the server refuses it, or ends it because it takes too long, its own cleaning at intervals does the same later. */
async function vacuumTables(db: Db, signal: AbortSignal | undefined): Promise<void> {
  for (const table of TABLES) {
    signal?.throwIfAborted()
    try {
      // Indexes hold parts of deleted rows, too.
      await sql`vacuum (index_cleanup on) ${sql.table(table)}`.execute(db)
    } catch (error) {
      const isAway = error instanceof DomainError && error.code === 'store_unavailable'
      if (isAway && Object(error.cause).code !== QUERY_CANCELED) throw error
    }
  }
}
