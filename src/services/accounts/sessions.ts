import { hash, randomBytes } from 'node:crypto'
import {
  type Account,
  type OwnAccount,
  SESSION_IDLE_MS,
  SESSION_LIFETIME_MS,
  type SessionAccount,
  type SessionClient,
} from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { countRecoveryCodes } from '#store/accounts/recovery-codes.ts'
import {
  type AccountRow,
  insertSession,
  type SessionRow,
  sessionWithAccount,
  touchSession,
} from '#store/accounts/sessions.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { Db, StoreDeps } from '#store/store.ts'

const TOKEN_BYTES = 32
/** How often the last use is stored, so that most requests write nothing. */
const TOUCH_EVERY_MS = MINUTE_MS

const UNKNOWN_CLIENT: SessionClient = { address: null, browser: null, system: null }

/** Opens a session for an account. @returns the token for the cookie; only its hash is stored */
export async function openSession(
  trx: Db,
  accountId: number,
  now: number,
  { address, browser, system } = UNKNOWN_CLIENT,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertSession(trx, {
    token_hash: tokenHash(token),
    account_id: accountId,
    created_at: now,
    last_seen_at: now,
    expires_at: now + SESSION_LIFETIME_MS,
    address,
    browser,
    system,
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
  if (!isOpen(session, now())) return null
  const idleMs = now() - Number(session.last_seen_at)
  if (idleMs >= TOUCH_EVERY_MS) await touch({ store, now }, key)
  return { ...accountOf(account), tokenHash: key }
}

/** A full disk may not keep administrators from reading, least of all what is wrong: the session then ends earlier. */
async function touch({ store, now }: StoreDeps, key: string): Promise<void> {
  try {
    await store.write(trx => touchSession(trx, key, now()))
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'disk_full')) throw error
  }
}

/** Whether a session has neither expired nor been idle for too long. */
export function isOpen(session: SessionRow, now: number): boolean {
  return now < Number(session.expires_at) && now - Number(session.last_seen_at) < SESSION_IDLE_MS
}

/** An account with what only its own administrator sees. */
export async function ownAccount({ store }: Pick<StoreDeps, 'store'>, account: Account): Promise<OwnAccount> {
  const { id, username, hasSecondFactor, createdAt, lastLoginAt } = account
  const recoveryCodesLeft = hasSecondFactor ? await countRecoveryCodes(store.db, id) : null
  return { id, username, hasSecondFactor, createdAt, lastLoginAt, recoveryCodesLeft }
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
