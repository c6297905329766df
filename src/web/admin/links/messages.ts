import type { AdminLinksMessages } from '#messages/de/admin/links.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the URL validation says in a language. */
export const adminLinksMessages = await catalogue<AdminLinksMessages>(
  language => import(`../../../messages/${language}/admin/links.ts`),
)
