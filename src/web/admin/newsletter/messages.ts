import type { AdminNewsletterMessages } from '#messages/de/admin/newsletter.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the list of subscribers says in a language. */
export const adminNewsletterMessages = await catalogue<AdminNewsletterMessages>(
  language => import(`../../../messages/${language}/admin/newsletter.ts`),
)
