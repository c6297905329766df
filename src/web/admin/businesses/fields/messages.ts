import type { AdminBusinessMessages } from '#messages/de/admin/business.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What editing a business says in a language. */
export const adminBusinessMessages = await catalogue<AdminBusinessMessages>(
  language => import(`../../../../messages/${language}/admin/business.ts`),
)
