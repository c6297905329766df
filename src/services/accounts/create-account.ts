import { type Account, foldUsername, type SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { accountByName, insertAccount } from '#store/accounts/accounts.ts'
import { recordAudit } from '#store/audit.ts'
import type { Store } from '#store/store.ts'
import { confirmOwnPassword, stillConfirmed } from './own-password.ts'
import { newAccountFaults, refuseShortPassword } from './passwords.ts'
import { accountOf } from './sessions.ts'

export type CreatedAccount =
  | { readonly kind: 'created'; readonly account: Account }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }

/**
 * Creates a further administrator.
 * @param by who does it, and confirms it with the own password
 * @returns the account, or what is wrong with the form
 * Throws password_wrong, password_too_short, account_exists. Nothing is stored then.
 */
export async function createAccount(
  { store, now }: { readonly store: Store; readonly now: () => number },
  by: SessionAccount,
  input: { readonly username: string; readonly password: string; readonly ownPassword: string },
): Promise<CreatedAccount> {
  const faults = newAccountFaults(input)
  if (faults.length > 0) return { kind: 'refused', faults }
  refuseShortPassword(input.password)
  const confirmed = await confirmOwnPassword({ store }, by, input.ownPassword)
  const username = foldUsername(input.username)
  const passwordHash = await hashPassword(input.password)
  return store.write(async trx => {
    await stillConfirmed(trx, confirmed)
    if ((await accountByName(trx, username)) !== undefined)
      throw new DomainError('account_exists', { username })
    const row = await insertAccount(trx, { username, passwordHash }, now())
    await recordAudit(trx, {
      account: by.username,
      action: 'account.created',
      subject: username,
      now: now(),
    })
    return { kind: 'created', account: accountOf(row) }
  })
}
