import { hash, randomBytes } from 'node:crypto'
import {
  type Account,
  SESSION_IDLE_MS,
  SESSION_LIFETIME_MS,
  type SessionAccount,
} from '#domain/account/account.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { type AccountRow, insertSession, sessionWithAccount, touchSession } from '#store/accounts/sessions.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { Db, StoreDeps } from '#store/store.ts'

const TOKEN_BYTES = 32
/** How often the last use is stored, so that most requests write nothing. */
const TOUCH_EVERY_MS = MINUTE_MS

/** Opens a session for an account. @returns the token for the cookie; only its hash is stored */
export async function openSession(trx: Db, accountId: number, now: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertSession(trx, {
    token_hash: tokenHash(token),
    account_id: accountId,
    created_at: now,
    last_seen_at: now,
    expires_at: now + SESSION_LIFETIME_MS,
  })
  return token
}

/** The account of a cookie's token; null when the session is unknown or expired. */
export async function sessionAccount(
  { store, now }: StoreDeps,
  token: string,
): Promise<SessionAccount | null> {
  const key = tokenHash(token)
  const found = await sessionWithAccount(store.db, key)
  if (found === undefined) return null
  const { session, account } = found
  const idleMs = now() - Number(session.last_seen_at)
  if (now() >= Number(session.expires_at) || idleMs >= SESSION_IDLE_MS) return null
  if (idleMs >= TOUCH_EVERY_MS) await store.write(trx => touchSession(trx, key, now()))
  return { ...accountOf(account), tokenHash: key }
}

/** The account of a row, without its secrets. */
export function accountOf(row: AccountRow): Account {
  return {
    id: Number(row.id),
    username: row.username,
    hasSecondFactor: row.totp_secret !== null,
    createdAt: Number(row.created_at),
    lastLoginAt: numberOrNull(row.last_login_at),
  }
}

/** The hash under which a token is stored. */
export function tokenHash(token: string): string {
  return hash('sha256', token)
}
