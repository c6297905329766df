import type { Selectable } from 'kysely'
import { takeNumbers } from '#store/counters.ts'
import type { AccountTable, SessionTable } from '#store/schema/administration-tables.ts'
import type { Db } from '#store/store.ts'

export type AccountRow = Selectable<AccountTable>
export type SessionRow = Selectable<SessionTable>

/** Opens a session for an account. */
export async function insertSession(db: Db, session: Omit<SessionRow, 'id'>): Promise<void> {
  const id = await takeNumbers(db, 'session', 1)
  await db
    .insertInto('sessions')
    .values({ ...session, id })
    .execute()
}

/** The sessions of an account, expired or not, the one used last first. */
export async function sessionsOf(db: Db, accountId: number): Promise<readonly SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The session with this token hash and its account, expired or not; undefined when there is none. */
export async function sessionWithAccount(
  db: Db,
  tokenHash: string,
): Promise<{ session: SessionRow; account: AccountRow } | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (session === undefined) return undefined
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', session.account_id)
    .executeTakeFirst()
  return account === undefined ? undefined : { session, account }
}

/** Records that a session was used. */
export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Ends one session; does nothing when there is none. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends one session of an account. @returns whether there was one of this number */
export async function deleteSessionOf(db: Db, accountId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return deleted.numDeletedRows > 0n
}

/** Ends every session of an account but the one named. @returns how many */
export async function deleteSessionsOf(db: Db, accountId: number, exceptTokenHash?: string): Promise<number> {
  const all = db.deleteFrom('sessions').where('account_id', '=', accountId)
  const some = exceptTokenHash === undefined ? all : all.where('token_hash', '!=', exceptTokenHash)
  return Number((await some.executeTakeFirstOrThrow()).numDeletedRows)
}

/** Deletes sessions that have expired, or were not used for `idleMs`. */
export async function deleteExpiredSessions(db: Db, now: number, idleMs: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(session =>
      session.or([session('expires_at', '<=', now), session('last_seen_at', '<=', now - idleMs)]),
    )
    .execute()
}
