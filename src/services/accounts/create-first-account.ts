import { FIRST_USERNAME } from '#domain/account/account.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { countAccounts, insertAccount } from '#store/accounts/accounts.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'
import { randomPassword, refuseWeakPassword } from './passwords.ts'

/** The first account; its password is returned only when it was chosen at random. */
export type FirstAccount =
  | { readonly kind: 'there-already' }
  | { readonly kind: 'created'; readonly username: string; readonly randomPassword: string | null }

/**
 * Creates the first account where there is none.
 * @param password of it; undefined: a random one. Existing accounts keep theirs.
 * Throws password_too_short, password_guessable.
 */
export async function ensureFirstAccount(
  { store, now }: StoreDeps,
  password: string | undefined,
): Promise<FirstAccount> {
  if ((await countAccounts(store.db)) > 0) return { kind: 'there-already' }
  const chosen = password ?? randomPassword()
  await refuseWeakPassword(chosen, FIRST_USERNAME)
  const passwordHash = await hashPassword(chosen)
  return store.write(async (trx): Promise<FirstAccount> => {
    // Another process may have been faster.
    if ((await countAccounts(trx)) > 0) return { kind: 'there-already' }
    await insertAccount(trx, { username: FIRST_USERNAME, passwordHash }, now())
    await recordAudit(trx, {
      account: 'system',
      action: 'account.created',
      subject: FIRST_USERNAME,
      now: now(),
    })
    return {
      kind: 'created',
      username: FIRST_USERNAME,
      randomPassword: password === undefined ? chosen : null,
    }
  })
}
