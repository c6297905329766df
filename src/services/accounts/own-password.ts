import type { SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { verifyPassword } from '#gateways/credentials/password-hash.ts'
import { accountById } from '#store/accounts/accounts.ts'
import type { AccountRow } from '#store/accounts/sessions.ts'
import type { Db, Store } from '#store/store.ts'

/**
 * Makes sure that it is the account's owner who sits there, not somebody at a screen left open.
 * @returns the account as stored
 * Throws password_wrong; not_logged_in when the account was removed meanwhile.
 */
export async function confirmOwnPassword(
  { store }: { readonly store: Store },
  account: Pick<SessionAccount, 'id'>,
  password: string,
): Promise<AccountRow> {
  const row = await accountById(store.db, account.id)
  if (row === undefined) throw new DomainError('not_logged_in')
  if (!(await verifyPassword(password, row.password_hash))) throw new DomainError('password_wrong')
  return row
}

/**
 * Makes sure, inside of a transaction, that the confirmed password is still the account's: hashing takes its time, and
 * somebody may have changed it or removed the account in between. Throws password_wrong.
 */
export async function stillConfirmed(trx: Db, confirmed: AccountRow): Promise<void> {
  const now = await accountById(trx, confirmed.id)
  if (now?.password_hash !== confirmed.password_hash) throw new DomainError('password_wrong')
}
