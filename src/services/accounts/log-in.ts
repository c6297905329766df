import { type Account, foldUsername, SESSION_IDLE_MS, type SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { verifyPassword } from '#gateways/credentials/password-hash.ts'
import { totpStep } from '#gateways/credentials/totp.ts'
import { accountById, accountByName, saveLogin } from '#store/accounts/accounts.ts'
import { type AccountRow, deleteExpiredSessions, deleteSession } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'
import type { RefusedLogins } from './refused-logins.ts'
import { accountOf, openSession, tokenHash } from './sessions.ts'

export interface LogInDeps extends StoreDeps {
  readonly refused: RefusedLogins
  /** Called with the account's name before a code is checked; throws after too many tries. */
  readonly countCode: (username: string) => Promise<void>
}

export interface LogInInput {
  readonly username: string
  readonly password: string
  readonly code?: string | undefined
  /** The shortened address it comes from. */
  readonly from: string
  /** The token of this browser's former session, which ends. */
  readonly formerToken?: string | undefined
}

/**
 * Opens a session after checking the password and, where there is one, the second factor.
 * @returns the account and the new session's token
 * Throws login_failed (the same for an unknown name as for a wrong password, after the same time), code_required,
 * code_wrong, and whatever `countCode` throws.
 */
export async function logIn(
  deps: LogInDeps,
  input: LogInInput,
): Promise<{ readonly account: Account; readonly token: string }> {
  const row = await accountByName(deps.store.db, foldUsername(input.username))
  const isRight = await verifyPassword(input.password, row?.password_hash, 'stranger')
  if (row === undefined || !isRight) {
    await deps.refused.note({ ...input, reason: 'password' })
    throw new DomainError('login_failed')
  }
  const step = await stepOf(deps, row, input)
  const opened = await open(deps, { row, step, formerToken: input.formerToken })
  if (opened === undefined) return refuseCode(deps, input)
  return opened
}

/** Ends the session of a request. */
export async function logOut({ store, now }: StoreDeps, account: SessionAccount): Promise<void> {
  await store.write(async trx => {
    await deleteSession(trx, account.tokenHash)
    await recordAudit(trx, { account: account.username, action: 'session.closed', now: now() })
  })
}

/** The time step of the code; null for an account without a second factor. */
async function stepOf(deps: LogInDeps, row: AccountRow, input: LogInInput): Promise<number | null> {
  if (row.totp_secret === null) return null
  if (input.code === undefined) throw new DomainError('code_required')
  await deps.countCode(row.username)
  const step = totpStep(row.totp_secret, input.code, deps.now())
  return step ?? refuseCode(deps, input)
}

async function refuseCode({ refused }: LogInDeps, input: LogInInput): Promise<never> {
  await refused.note({ ...input, reason: 'code' })
  throw new DomainError('code_wrong')
}

/** Undefined when the code was used before. */
async function open(
  { store, now }: LogInDeps,
  {
    row,
    step,
    formerToken,
  }: { readonly row: AccountRow; readonly step: number | null; readonly formerToken: string | undefined },
): Promise<{ readonly account: Account; readonly token: string } | undefined> {
  const at = now()
  return store.write(async trx => {
    const current = await accountById(trx, row.id)
    // Hashing takes time: what was checked may have changed meanwhile.
    if (current?.password_hash !== row.password_hash || current.totp_secret !== row.totp_secret)
      throw new DomainError('login_failed')
    if (step !== null && step <= Number(current.totp_last_step ?? -1)) return undefined
    await deleteExpiredSessions(trx, at, SESSION_IDLE_MS)
    if (formerToken !== undefined) await deleteSession(trx, tokenHash(formerToken))
    await saveLogin(trx, row.id, step, at)
    const token = await openSession(trx, row.id, at)
    await recordAudit(trx, { account: row.username, action: 'session.opened', now: at })
    return { account: { ...accountOf(current), lastLoginAt: at }, token }
  })
}
