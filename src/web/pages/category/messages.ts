import type { CategoryMessages } from '#messages/de/pages/category.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page of a category says in a language. */
export const categoryMessages = await catalogue<CategoryMessages>(
  language => import(`../../../messages/${language}/pages/category.ts`),
)
