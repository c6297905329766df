import type { Selectable } from 'kysely'
import type { AccountTable, SessionTable } from '#store/schema/administration-tables.ts'
import type { Db } from '#store/store.ts'

export type AccountRow = Selectable<AccountTable>
export type SessionRow = Selectable<SessionTable>

/** Opens a session for an account. */
export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
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

/** Ends every session of an account but the one named. */
export async function deleteSessionsOf(db: Db, accountId: number, exceptTokenHash?: string): Promise<void> {
  const all = db.deleteFrom('sessions').where('account_id', '=', accountId)
  await (exceptTokenHash === undefined ? all : all.where('token_hash', '!=', exceptTokenHash)).execute()
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
