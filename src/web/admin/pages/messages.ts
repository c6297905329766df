import type { AdminIndexingMessages } from '#messages/de/admin/indexing.ts'
import type { AdminRedirectsMessages } from '#messages/de/admin/redirects.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the screen about search engines says in a language. */
export const adminIndexingMessages = await catalogue<AdminIndexingMessages>(
  language => import(`../../../messages/${language}/admin/indexing.ts`),
)

/** What the screen about redirects says in a language. */
export const adminRedirectsMessages = await catalogue<AdminRedirectsMessages>(
  language => import(`../../../messages/${language}/admin/redirects.ts`),
)
