import type { IndexingWords } from '#web/messages/admin-indexing/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the screen about search engines says in a language. */
export const indexingWords = await catalogue<IndexingWords>({
  de: () => import('#web/messages/admin-indexing/de.ts').then(words => words.indexingDe),
  en: () => import('#web/messages/admin-indexing/en.ts').then(words => words.indexingEn),
  tr: () => import('#web/messages/admin-indexing/tr.ts').then(words => words.indexingTr),
})
