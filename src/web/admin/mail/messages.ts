import type { AdminMailMessages } from '#messages/de/admin/mail.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the outbox says in a language. */
export const adminMailMessages = await catalogue<AdminMailMessages>(
  language => import(`../../../messages/${language}/admin/mail.ts`),
)
