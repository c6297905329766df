import type { OpenSession, SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { deleteSessionOf, deleteSessionsOf, sessionsOf } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { isOpen } from './sessions.ts'

/** The open sessions of one's own account, the one used last first. */
export async function listSessions(
  { store, now }: StoreDeps,
  { id, tokenHash }: SessionAccount,
): Promise<OpenSession[]> {
  const sessions = await sessionsOf(store.db, id)
  return sessions
    .filter(session => isOpen(session, now()))
    .map(({ id, created_at, last_seen_at, token_hash, address, browser, system }) => ({
      id: Number(id),
      createdAt: Number(created_at),
      lastSeenAt: Number(last_seen_at),
      isOwn: token_hash === tokenHash,
      address,
      browser,
      system,
    }))
}

/** Ends a session of one's own account. Throws session_unknown, also for sessions of others. */
export async function endSession(
  { store, now }: StoreDeps,
  account: SessionAccount,
  id: number,
): Promise<void> {
  await store.write(async trx => {
    if (!(await deleteSessionOf(trx, account.id, id))) throw new DomainError('session_unknown')
    await recordEnd(trx, account, 1, now())
  })
}

/** Ends every session of one's own account but the present one. */
export async function endOtherSessions({ store, now }: StoreDeps, account: SessionAccount): Promise<void> {
  await store.write(async trx => {
    const sessions = await deleteSessionsOf(trx, account.id, account.tokenHash)
    if (sessions > 0) await recordEnd(trx, account, sessions, now())
  })
}

function recordEnd(trx: Db, { username }: SessionAccount, sessions: number, now: number): Promise<void> {
  const details = { sessions }
  return recordAudit(trx, { account: username, action: 'session.ended', subject: username, details, now })
}
