import type { Account, SessionAccount } from '#domain/account/account.ts'
import { foldUsername } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import {
  accountById,
  accountByName,
  allAccounts,
  countAccounts,
  deleteAccount,
  insertAccount,
} from '#store/accounts/accounts.ts'
import { saveRecoveryCodes } from '#store/accounts/recovery-codes.ts'
import { deleteSessionsOf } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'
import {
  confirmOwnPassword,
  newAccountFaults,
  refuseWeakPassword,
  requireUnchangedPassword,
} from './passwords.ts'
import { accountOf } from './sessions.ts'

/** Every account without its secrets, the oldest first. */
export async function listAccounts({ store }: Pick<StoreDeps, 'store'>): Promise<readonly Account[]> {
  return (await allAccounts(store.db)).map(accountOf)
}

export type CreatedAccount =
  | { readonly kind: 'created'; readonly account: Account }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }

/**
 * Creates another administrator.
 * @param by the administrator who does it and confirms it with the own password
 * @returns the account, or what is wrong with the form
 * Throws password_wrong, password_too_short, password_guessable, account_exists. Nothing is stored then.
 */
export async function createAccount(
  { store, now }: StoreDeps,
  by: SessionAccount,
  input: { readonly username: string; readonly password: string; readonly ownPassword: string },
): Promise<CreatedAccount> {
  const faults = newAccountFaults(input)
  if (faults.length > 0) return { kind: 'refused', faults }
  await refuseWeakPassword(input.password, input.username)
  const confirmed = await confirmOwnPassword({ store }, by, input.ownPassword)
  const username = foldUsername(input.username)
  const passwordHash = await hashPassword(input.password)
  return store.write(async trx => {
    await requireUnchangedPassword(trx, confirmed)
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

/**
 * Removes an account, also one's own, and ends its sessions. Its entries in the audit log stay.
 * @param by the administrator who does it and confirms it with the own password
 * Throws password_wrong, account_unknown, account_last. Nothing changes then.
 */
export async function removeAccount(
  { store, now }: StoreDeps,
  by: SessionAccount,
  { id, ownPassword }: { readonly id: number; readonly ownPassword: string },
): Promise<void> {
  const confirmed = await confirmOwnPassword({ store }, by, ownPassword)
  await store.write(async trx => {
    await requireUnchangedPassword(trx, confirmed)
    const row = await accountById(trx, id)
    if (row === undefined) throw new DomainError('account_unknown')
    if ((await countAccounts(trx)) === 1) throw new DomainError('account_last')
    await deleteSessionsOf(trx, id)
    await saveRecoveryCodes(trx, id, [], now())
    await deleteAccount(trx, id)
    await recordAudit(trx, {
      account: by.username,
      action: 'account.removed',
      subject: row.username,
      now: now(),
    })
  })
}
