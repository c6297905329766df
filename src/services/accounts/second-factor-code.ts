import { foldRecoveryCode } from '#domain/account/recovery-code.ts'
import { DomainError } from '#domain/errors.ts'
import { totpStep } from '#gateways/credentials/totp.ts'
import { accountById, saveTotpStep } from '#store/accounts/accounts.ts'
import { countRecoveryCodes, deleteRecoveryCode, hasRecoveryCode } from '#store/accounts/recovery-codes.ts'
import type { AccountRow } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { totpSecretOf } from './totp-secret.ts'

export interface CodeDeps extends StoreDeps {
  /** Called with the account's name before a code is checked; throws after too many tries. */
  readonly countCode: (username: string) => Promise<void>
}

/** A code that is right and was not used up yet. */
export type RightCode =
  /** The account has no second factor. */
  | { readonly kind: 'none' }
  | { readonly kind: 'app'; readonly step: number }
  | { readonly kind: 'recovery'; readonly hash: string }

/**
 * Checks a code of the authenticator app or a recovery code. It counts only once `useCode` has used it up.
 * @param typed undefined: none was typed
 * @returns null when it is wrong
 * Throws code_required, second_factor_unreadable, and whatever `countCode` throws.
 */
export async function checkCode(
  { store, now, countCode }: CodeDeps,
  row: AccountRow,
  typed: string | undefined,
): Promise<RightCode | null> {
  const secret = totpSecretOf(store.key, row)
  if (secret === null) return { kind: 'none' }
  if (typed === undefined) throw new DomainError('code_required')
  await countCode(row.username)
  const recoveryCode = foldRecoveryCode(typed)
  if (recoveryCode !== null) {
    const hash = recoveryCodeHash(store.key, recoveryCode)
    return (await hasRecoveryCode(store.db, row.id, hash)) ? { kind: 'recovery', hash } : null
  }
  const step = totpStep(secret, typed, now())
  return step === null ? null : { kind: 'app', step }
}

/**
 * Uses a checked code up, in the transaction of what it is for.
 * @returns false when it was used meanwhile, or the second factor is another one by now
 */
export async function useCode(
  trx: Db,
  { row, code, now }: { readonly row: AccountRow; readonly code: RightCode; readonly now: number },
): Promise<boolean> {
  const current = await accountById(trx, row.id)
  if (current === undefined || current.totp_secret !== row.totp_secret) return false
  if (code.kind === 'app') {
    if (code.step <= Number(current.totp_last_step ?? -1)) return false
    await saveTotpStep(trx, row.id, code.step)
  }
  if (code.kind === 'recovery') {
    if (!(await deleteRecoveryCode(trx, row.id, code.hash))) return false
    await recordAudit(trx, {
      account: row.username,
      action: 'account.recovery-code-used',
      subject: row.username,
      details: { left: await countRecoveryCodes(trx, row.id) },
      now,
    })
  }
  return true
}
