import type { SessionAccount, SessionClient } from '#domain/account/account.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { savePasswordHash } from '#store/accounts/accounts.ts'
import { deleteSessionsOf } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'
import {
  confirmOwnPassword,
  newPasswordFaults,
  refuseWeakPassword,
  requireUnchangedPassword,
} from './passwords.ts'
import { openSession } from './sessions.ts'

export type ChangedPassword =
  | { readonly kind: 'changed'; readonly token: string }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }

/**
 * Changes one's own password and ends every session of the account.
 * @returns the token of a new session, or what is wrong with the form
 * Throws password_wrong, password_too_short, password_guessable. Nothing changes then.
 */
export async function changePassword(
  { store, now }: StoreDeps,
  account: SessionAccount,
  {
    password,
    newPassword,
    client,
  }: { readonly password: string; readonly newPassword: string; readonly client: SessionClient },
): Promise<ChangedPassword> {
  const faults = newPasswordFaults('newPassword', newPassword)
  if (faults.length > 0) return { kind: 'refused', faults }
  await refuseWeakPassword(newPassword, account.username)
  const confirmed = await confirmOwnPassword({ store }, account, password)
  const passwordHash = await hashPassword(newPassword)
  return store.write(async trx => {
    await requireUnchangedPassword(trx, confirmed)
    await savePasswordHash(trx, account.id, passwordHash)
    await deleteSessionsOf(trx, account.id)
    const token = await openSession(trx, account.id, now(), client)
    await recordAudit(trx, {
      account: account.username,
      action: 'account.password-changed',
      subject: account.username,
      now: now(),
    })
    return { kind: 'changed', token }
  })
}
