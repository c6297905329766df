import { DatabaseSync } from 'node:sqlite'
import { recordAudit } from '#store/audit.ts'
import { isLockedError } from '#store/sqlite.ts'
import type { Store } from '#store/store.ts'

/**
 * Makes a restored truth fit to be served: nobody is logged in, and what ran when the backup was taken is over. Its
 * uploaded files are gone, and a job must not begin weeks after somebody asked for it.
 * @returns how many businesses it holds, without removed ones
 */
export async function settleRestoredDatabase(store: Store, file: string, now: number): Promise<number> {
  return store.write(async trx => {
    await trx.deleteFrom('sessions').execute()
    const ended = { state: 'cancelled', finished_at: now } as const
    await trx.updateTable('jobs').set(ended).where('state', 'in', ['queued', 'running']).execute()
    await trx.updateTable('import_runs').set(ended).where('state', '=', 'running').execute()
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
 * Closes a truth's file for good: whatever its write-ahead log holds is in it afterwards.
 * @returns 'in-use' while anybody has it open, 'unreadable' when it is so damaged that its log must be kept beside it
 */
export function sealDatabase(path: string): 'sealed' | 'in-use' | 'unreadable' {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    // Only the last one who has it open may leave the write-ahead log behind.
    database.exec('PRAGMA journal_mode = DELETE')
    return 'sealed'
  } catch (error) {
    return isLockedError(error) ? 'in-use' : 'unreadable'
  } finally {
    database?.close()
  }
}
