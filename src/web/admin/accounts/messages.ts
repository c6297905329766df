import type { AdminAccountsMessages } from '#messages/de/admin/accounts.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the account's screen says in a language. */
export const adminAccountsMessages = await catalogue<AdminAccountsMessages>(
  language => import(`../../../messages/${language}/admin/accounts.ts`),
)
