import { foldUsername } from '#domain/account/account.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import {
  accountByName,
  allAccounts,
  insertAccount,
  savePasswordHash,
  saveSecondFactor,
} from '#store/accounts/accounts.ts'
import { saveRecoveryCodes } from '#store/accounts/recovery-codes.ts'
import { deleteSessionsOf } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'
import { refuseWeakPassword } from './passwords.ts'

export type ResetPassword =
  | { readonly kind: 'created' }
  | { readonly kind: 'changed'; readonly hasSecondFactor: boolean }
  /** There are accounts, but none of this name. */
  | { readonly kind: 'unknown'; readonly usernames: readonly string[] }

/**
 * Sets a password from the server's command line, without the old one. Ends the account's sessions. Where there is no
 * account at all, creates this one.
 * Throws password_too_short, password_guessable.
 */
export async function resetPassword(
  { store, now }: StoreDeps,
  input: { readonly username: string; readonly password: string; readonly removesSecondFactor: boolean },
): Promise<ResetPassword> {
  const username = foldUsername(input.username)
  await refuseWeakPassword(input.password, username)
  const passwordHash = await hashPassword(input.password)
  const note = { account: 'system', subject: username, now: now() }
  return store.write(async (trx): Promise<ResetPassword> => {
    const row = await accountByName(trx, username)
    if (row === undefined) {
      const usernames = (await allAccounts(trx)).map(account => account.username)
      if (usernames.length > 0) return { kind: 'unknown', usernames }
      await insertAccount(trx, { username, passwordHash }, note.now)
      await recordAudit(trx, { ...note, action: 'account.created' })
      return { kind: 'created' }
    }
    await savePasswordHash(trx, row.id, passwordHash)
    await deleteSessionsOf(trx, row.id)
    await recordAudit(trx, { ...note, action: 'account.password-changed' })
    const hadSecondFactor = row.totp_secret !== null
    if (hadSecondFactor && input.removesSecondFactor) {
      await saveSecondFactor(trx, row.id, null)
      await saveRecoveryCodes(trx, row.id, [], note.now)
      await recordAudit(trx, { ...note, action: 'account.second-factor-off' })
    }
    return { kind: 'changed', hasSecondFactor: hadSecondFactor && !input.removesSecondFactor }
  })
}
