import type { AdminSearchMessages } from '#messages/de/admin/search.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the screen of searches says in a language. */
export const adminSearchMessages = await catalogue<AdminSearchMessages>(
  language => import(`../../../messages/${language}/admin/search.ts`),
)
