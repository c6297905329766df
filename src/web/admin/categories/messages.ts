import type { AdminCategoriesMessages } from '#messages/de/admin/categories.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the screen of categories says in a language. */
export const adminCategoriesMessages = await catalogue<AdminCategoriesMessages>(
  language => import(`../../../messages/${language}/admin/categories.ts`),
)
