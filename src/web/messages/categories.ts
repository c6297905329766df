import type { CategoriesMessages } from '#messages/de/pages/categories.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the overview of the categories says in a language. */
export const categoriesMessages = await catalogue<CategoriesMessages>(
  language => import(`../../messages/${language}/pages/categories.ts`),
)
