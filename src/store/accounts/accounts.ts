import { takeNumbers } from '#store/counters.ts'
import { countRows } from '#store/pages.ts'
import type { Db } from '#store/store.ts'
import type { AccountRow } from './sessions.ts'

/** Every account, the oldest first. */
export async function allAccounts(db: Db): Promise<readonly AccountRow[]> {
  return db.selectFrom('accounts').selectAll().orderBy('id').execute()
}

/** The account with this number. */
export async function accountById(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The account with this name. @param username folded (domain/account/account.ts) */
export async function accountByName(db: Db, username: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst()
}

/** How many accounts there are. */
export async function countAccounts(db: Db): Promise<number> {
  return countRows(db.selectFrom('accounts'))
}

/** Creates an account without a second factor and returns it. The caller has checked that its name is free. */
export async function insertAccount(
  db: Db,
  account: { readonly username: string; readonly passwordHash: string },
  now: number,
): Promise<AccountRow> {
  const row: AccountRow = {
    id: await takeNumbers(db, 'account', 1),
    username: account.username,
    password_hash: account.passwordHash,
    totp_secret: null,
    totp_last_step: null,
    created_at: now,
    last_login_at: null,
  }
  await db.insertInto('accounts').values(row).execute()
  return row
}

/** Removes an account, but neither its sessions nor its recovery codes. */
export async function deleteAccount(db: Db, id: number): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute()
}

/** Replaces a password. */
export async function savePasswordHash(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/**
 * Sets a second factor, with the time step of the code that confirmed it; null removes it.
 * @param factor its secret encrypted
 */
export async function saveSecondFactor(
  db: Db,
  id: number,
  factor: { readonly secret: string; readonly step: number } | null,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ totp_secret: factor?.secret ?? null, totp_last_step: factor?.step ?? null })
    .where('id', '=', id)
    .execute()
}

/** Records the time step of a code that was used. */
export async function saveTotpStep(db: Db, id: number, step: number): Promise<void> {
  await db.updateTable('accounts').set({ totp_last_step: step }).where('id', '=', id).execute()
}

/** Records a login. */
export async function saveLogin(db: Db, id: number, now: number): Promise<void> {
  await db.updateTable('accounts').set({ last_login_at: now }).where('id', '=', id).execute()
}
