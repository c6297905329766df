import type { AdminSessionMessages } from '#messages/de/admin/session.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the login says in a language. */
export const adminSessionMessages = await catalogue<AdminSessionMessages>(
  language => import(`../../../messages/${language}/admin/session.ts`),
)
