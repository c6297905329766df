import type { AdminFactsMessages } from '#messages/de/admin/facts.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the facts of a business are called in a language. */
export const adminFactsMessages = await catalogue<AdminFactsMessages>(
  language => import(`../../../messages/${language}/admin/facts.ts`),
)
