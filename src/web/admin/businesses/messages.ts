import type { AdminBusinessesMessages } from '#messages/de/admin/businesses.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the table of businesses says in a language. */
export const adminBusinessesMessages = await catalogue<AdminBusinessesMessages>(
  language => import(`../../../messages/${language}/admin/businesses.ts`),
)
