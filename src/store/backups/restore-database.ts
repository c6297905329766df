import { DatabaseSync } from 'node:sqlite'
import { recordAudit } from '#store/audit.ts'
import { saveSetting } from '#store/settings.ts'
import { isLockedError } from '#store/sqlite.ts'
import type { Store } from '#store/store.ts'

export interface RestoredFrom {
  /** The name of the backup. */
  readonly file: string
  /** Names the key that encrypted its secrets, where the restored site has another one. */
  readonly missingKeyId: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The setting that names the key which a restored site needs and did not get. */
export const MISSING_KEY = 'missingKeyId'

/**
 * Prepares a restored database for use: nobody is logged in, no node waits for one that ran jobs, and jobs and imports that ran
 * when the backup was made are cancelled. Their uploaded files are missing, and a job must not begin weeks after it was
 * requested.
 * @returns the number of businesses, without removed ones
 */
export async function prepareRestoredDatabase(
  store: Store,
  { file, missingKeyId, now }: RestoredFrom,
): Promise<number> {
  return store.write(async trx => {
    await trx.deleteFrom('sessions').execute()
    await trx.deleteFrom('leases').execute()
    const ended = { state: 'cancelled', finished_at: now } as const
    await trx
      .updateTable('jobs')
      .set(ended)
      .where('state', 'in', ['queued', 'running'])
      // What was to be erased must be.
      .where('kind', '!=', 'erase')
      .execute()
    await trx.updateTable('import_runs').set(ended).where('state', '=', 'running').execute()
    if (missingKeyId !== undefined) await saveSetting(trx, MISSING_KEY, missingKeyId, now)
    await recordAudit(trx, { account: 'system', action: 'backup.restored', subject: file, now })
    const row = await trx
      .selectFrom('businesses')
      .select(count => count.fn.countAll<number>().as('count'))
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  })
}

/**
 * Closes a database file: the content of its write-ahead log is moved into it.
 * @returns 'in-use' while another process has it open, 'unreadable' when it is so damaged that its write-ahead log must
 * stay beside it
 */
export function sealDatabase(path: string): 'sealed' | 'in-use' | 'unreadable' {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    // Leaving the write-ahead log mode needs exclusive access.
    database.exec('PRAGMA journal_mode = DELETE')
    return 'sealed'
  } catch (error) {
    return isLockedError(error) ? 'in-use' : 'unreadable'
  } finally {
    database?.close()
  }
}
