import type { Account } from '#domain/account/account.ts'
import { allAccounts } from '#store/accounts/accounts.ts'
import type { Store } from '#store/store.ts'
import { accountOf } from './sessions.ts'

/** Every account without its secrets, the oldest first. */
export async function listAccounts({ store }: { readonly store: Store }): Promise<readonly Account[]> {
  return (await allAccounts(store.db)).map(accountOf)
}
