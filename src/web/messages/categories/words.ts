import { catalogue } from '#web/messages/catalogue.ts'
import type { CategoriesWords } from '#web/messages/categories/de.ts'

/** What the overview of the categories says in a language. */
export const categoriesWords = await catalogue<CategoriesWords>({
  de: () => import('#web/messages/categories/de.ts').then(words => words.categoriesDe),
  en: () => import('#web/messages/categories/en.ts').then(words => words.categoriesEn),
  tr: () => import('#web/messages/categories/tr.ts').then(words => words.categoriesTr),
})
