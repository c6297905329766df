import type { AdminStaleMessages } from '#messages/de/admin/stale.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the screens say about businesses that exports no longer have, in a language. */
export const adminStaleMessages = await catalogue<AdminStaleMessages>(
  language => import(`../../../messages/${language}/admin/stale.ts`),
)
