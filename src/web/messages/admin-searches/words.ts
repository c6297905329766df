import type { SearchesWords } from '#web/messages/admin-searches/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the screen of searches says in a language. */
export const searchesWords = await catalogue<SearchesWords>({
  de: () => import('#web/messages/admin-searches/de.ts').then(words => words.searchesDe),
  en: () => import('#web/messages/admin-searches/en.ts').then(words => words.searchesEn),
  tr: () => import('#web/messages/admin-searches/tr.ts').then(words => words.searchesTr),
})
