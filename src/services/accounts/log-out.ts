import type { SessionAccount } from '#domain/account/account.ts'
import { deleteSession } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import type { Store } from '#store/store.ts'

/** Ends the session that a request came in. */
export async function logOut(
  { store, now }: { readonly store: Store; readonly now: () => number },
  account: SessionAccount,
): Promise<void> {
  await store.write(async trx => {
    await deleteSession(trx, account.tokenHash)
    await recordAudit(trx, { account: account.username, action: 'session.closed', now: now() })
  })
}
