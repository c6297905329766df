import { catalogue } from '#web/messages/catalogue.ts'
import type { CategoryWords } from '#web/messages/category/de.ts'

/** What the page of a category says in a language. */
export const categoryWords = await catalogue<CategoryWords>({
  de: () => import('#web/messages/category/de.ts').then(words => words.categoryDe),
  en: () => import('#web/messages/category/en.ts').then(words => words.categoryEn),
  tr: () => import('#web/messages/category/tr.ts').then(words => words.categoryTr),
})
