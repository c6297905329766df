import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '#domain/errors.ts'
import { isLockedError } from '#store/sqlite.ts'
import { databaseFile } from '#store/store.ts'

/** Readers with an old state, such as a backup that is being made, are waited for. */
const TRIES = 600
const PAUSE_MS = 1_000
/** How long a single try blocks its thread. */
const TRY_MS = 500

/**
 * Empties the write-ahead log, which holds former states of pages. Safe while others use the database.
 * Throws store_locked when a reader did not end within ten minutes, and the signal's reason.
 */
export async function truncateLog(dataDir: string, signal?: AbortSignal): Promise<void> {
  await retried(dataDir, signal, database => {
    const answer = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    return Number(answer?.busy ?? 0) === 0
  })
}

/**
 * Writes the database anew, without what deleted rows left in unused parts of its pages: 600 MB in some seconds, in which
 * no one else can write.
 * Throws like truncateLog.
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
