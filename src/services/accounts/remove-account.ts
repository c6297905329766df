import type { SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { accountById, countAccounts, deleteAccount } from '#store/accounts/accounts.ts'
import { deleteSessionsOf } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { Store } from '#store/store.ts'
import { confirmOwnPassword, stillConfirmed } from './own-password.ts'

/**
 * Removes an account, one's own too, and ends its sessions. What it did stays in the audit log under its name.
 * @param by who does it, and confirms it with the own password
 * Throws password_wrong, account_unknown, account_last. Nothing changes then.
 */
export async function removeAccount(
  { store, now }: { readonly store: Store; readonly now: () => number },
  by: SessionAccount,
  { id, ownPassword }: { readonly id: number; readonly ownPassword: string },
): Promise<void> {
  const confirmed = await confirmOwnPassword({ store }, by, ownPassword)
  await store.write(async trx => {
    await stillConfirmed(trx, confirmed)
    const row = await accountById(trx, id)
    if (row === undefined) throw new DomainError('account_unknown')
    if ((await countAccounts(trx)) === 1) throw new DomainError('account_last')
    await deleteSessionsOf(trx, id)
    await deleteAccount(trx, id)
    await recordAudit(trx, {
      account: by.username,
      action: 'account.removed',
      subject: row.username,
      now: now(),
    })
  })
}
