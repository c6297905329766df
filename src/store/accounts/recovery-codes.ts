import { countRows } from '#store/pages.ts'
import type { Db } from '#store/store.ts'

/** Replaces the recovery codes of an account. @param hashes none removes them all */
export async function saveRecoveryCodes(
  db: Db,
  accountId: number,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recovery_codes')
    .values(hashes.map(hash => ({ account_id: accountId, code_hash: hash, created_at: now })))
    .execute()
}

/** Whether an account has this recovery code, unused. */
export async function hasRecoveryCode(db: Db, accountId: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a recovery code up. @returns whether it was there */
export async function deleteRecoveryCode(db: Db, accountId: number, hash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return deleted.numDeletedRows > 0n
}

/** How many recovery codes of an account were not used. */
export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('account_id', '=', accountId))
}
