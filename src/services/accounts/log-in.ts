import {
  type Account,
  foldUsername,
  type OwnAccount,
  SESSION_IDLE_MS,
  type SessionAccount,
  type SessionClient,
} from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { verifyPassword } from '#gateways/credentials/password-hash.ts'
import { accountById, accountByName, saveLogin } from '#store/accounts/accounts.ts'
import { type AccountRow, deleteExpiredSessions, deleteSession } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'
import type { RefusedLogin, RefusedLogins } from './refused-logins.ts'
import { type CodeDeps, checkCode, type RightCode, useCode } from './second-factor-code.ts'
import { accountOf, openSession, ownAccount, tokenHash } from './sessions.ts'

export interface LogInDeps extends CodeDeps {
  readonly refused: RefusedLogins
}

export interface LogInInput {
  readonly username: string
  readonly password: string
  readonly code?: string | undefined
  readonly client: SessionClient
  /** The token of this browser's former session, which ends. */
  readonly formerToken?: string | undefined
}

/**
 * Opens a session after checking the password and, where there is one, the second factor.
 * @returns the account and the new session's token
 * Throws login_failed (the same for an unknown name as for a wrong password, after the same time), passwords_busy (for any
 * name), code_required, code_wrong, second_factor_unreadable, and whatever `countCode` throws.
 */
export async function logIn(
  deps: LogInDeps,
  input: LogInInput,
): Promise<{ readonly account: OwnAccount; readonly token: string }> {
  const row = await accountByName(deps.store.db, foldUsername(input.username))
  const isRight = await verifyPassword(input.password, row?.password_hash, 'anonymous')
  if (row === undefined || !isRight) {
    await refuse(deps, input, 'password')
    throw new DomainError('login_failed')
  }
  const code = await checkCode(deps, row, input.code)
  const opened = code === null ? undefined : await open(deps, row, code, input)
  if (opened === undefined) {
    await refuse(deps, input, 'code')
    throw new DomainError('code_wrong')
  }
  return { account: await ownAccount(deps, opened.account), token: opened.token }
}

/** Ends the session of a request. */
export async function logOut({ store, now }: StoreDeps, account: SessionAccount): Promise<void> {
  await store.write(async trx => {
    await deleteSession(trx, account.tokenHash)
    await recordAudit(trx, { account: account.username, action: 'session.closed', now: now() })
  })
}

function refuse(
  { refused }: LogInDeps,
  { username, client }: LogInInput,
  reason: RefusedLogin['reason'],
): Promise<void> {
  return refused.note({ username, from: client.address ?? '', reason })
}

/** Undefined when the code was used before. */
async function open(
  { store, now }: LogInDeps,
  row: AccountRow,
  code: RightCode,
  { formerToken, client }: LogInInput,
): Promise<{ readonly account: Account; readonly token: string } | undefined> {
  const at = now()
  return store.write(async trx => {
    const current = await accountById(trx, row.id)
    // Hashing takes time: the password may have changed meanwhile.
    if (current?.password_hash !== row.password_hash) throw new DomainError('login_failed')
    if (!(await useCode(trx, { row, code, now: at }))) return undefined
    await deleteExpiredSessions(trx, at, SESSION_IDLE_MS)
    if (formerToken !== undefined) await deleteSession(trx, tokenHash(formerToken))
    await saveLogin(trx, row.id, at)
    const token = await openSession(trx, row.id, at, client)
    await recordAudit(trx, { account: row.username, action: 'session.opened', now: at })
    return { account: { ...accountOf(current), lastLoginAt: at }, token }
  })
}
