import type { SessionAccount } from '#domain/account/account.ts'
import type { AuditAction } from '#domain/account/audit.ts'
import { DomainError } from '#domain/errors.ts'
import { newTotpSetup, type TotpSetup, totpStep } from '#gateways/credentials/totp.ts'
import { saveSecondFactor } from '#store/accounts/accounts.ts'
import { saveRecoveryCodes } from '#store/accounts/recovery-codes.ts'
import { deleteSessionsOf } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { type Confirmation, confirmIdentity } from './confirm-identity.ts'
import { confirmOwnPassword } from './passwords.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import type { CodeDeps } from './second-factor-code.ts'
import { encryptTotpSecret } from './totp-secret.ts'

/**
 * Makes a secret for an authenticator app. It is stored only when a code has confirmed that the app has it.
 * @param siteTitle what the app shows beside the account's name
 * Throws password_wrong.
 */
export async function beginSecondFactor(
  { store }: Pick<StoreDeps, 'store'>,
  account: SessionAccount,
  { password, siteTitle }: { readonly password: string; readonly siteTitle: string },
): Promise<TotpSetup> {
  await confirmOwnPassword({ store }, account, password)
  return newTotpSetup(siteTitle, account.username)
}

/**
 * Switches the second factor on, or changes to a new secret, and ends every other session of the account.
 * @param newFactor the secret, and a code of it, which does not work again
 * @returns new recovery codes; former ones stop working
 * Throws password_wrong, code_required, code_wrong, second_factor_unreadable. Nothing changes then.
 */
export async function confirmSecondFactor(
  deps: CodeDeps,
  account: SessionAccount,
  newFactor: { readonly secret: string; readonly code: string },
  confirmation: Confirmation,
): Promise<string[]> {
  const { store, now } = deps
  return confirmIdentity(deps, account, confirmation, async (trx, row) => {
    const step = totpStep(newFactor.secret, newFactor.code, now())
    if (step === null) throw new DomainError('code_wrong')
    const secret = encryptTotpSecret(store.key, account.id, newFactor.secret)
    await saveSecondFactor(trx, account.id, { secret, step })
    const codes = await issueRecoveryCodes(trx, deps, account.id)
    await deleteSessionsOf(trx, account.id, account.tokenHash)
    const isNew = row.totp_secret === null
    await record(trx, deps, account, isNew ? 'account.second-factor-on' : 'account.second-factor-changed')
    return codes
  })
}

/**
 * Switches the second factor off and ends every other session of the account; does nothing without one.
 * Throws password_wrong, code_required, code_wrong, second_factor_unreadable. Nothing changes then.
 */
export async function removeSecondFactor(
  deps: CodeDeps,
  account: SessionAccount,
  confirmation: Confirmation,
): Promise<void> {
  await confirmIdentity(deps, account, confirmation, async (trx, row) => {
    if (row.totp_secret === null) return
    await saveSecondFactor(trx, account.id, null)
    await saveRecoveryCodes(trx, account.id, [], deps.now())
    await deleteSessionsOf(trx, account.id, account.tokenHash)
    await record(trx, deps, account, 'account.second-factor-off')
  })
}

/**
 * Makes new recovery codes; former ones stop working.
 * Throws second_factor_missing, password_wrong, code_required, code_wrong, second_factor_unreadable. Nothing changes
 * then.
 */
export async function renewRecoveryCodes(
  deps: CodeDeps,
  account: SessionAccount,
  confirmation: Confirmation,
): Promise<string[]> {
  return confirmIdentity(deps, account, confirmation, async (trx, row) => {
    if (row.totp_secret === null) throw new DomainError('second_factor_missing')
    const codes = await issueRecoveryCodes(trx, deps, account.id)
    await record(trx, deps, account, 'account.recovery-codes-made')
    return codes
  })
}

function record(trx: Db, { now }: StoreDeps, { username }: SessionAccount, action: AuditAction) {
  return recordAudit(trx, { account: username, action, subject: username, now: now() })
}
