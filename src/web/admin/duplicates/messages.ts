import type { AdminDuplicatesMessages } from '#messages/de/admin/duplicates.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What duplicates say in a language. */
export const adminDuplicatesMessages = await catalogue<AdminDuplicatesMessages>(
  language => import(`../../../messages/${language}/admin/duplicates.ts`),
)
