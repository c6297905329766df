import { catalogue } from '#web/messages/catalogue.ts'
import type { OpenMapWords } from '#web/messages/open-map/de.ts'

/** What an open map says in a language. */
export const openMapWords = await catalogue<OpenMapWords>({
  de: () => import('#web/messages/open-map/de.ts').then(words => words.openMapDe),
  en: () => import('#web/messages/open-map/en.ts').then(words => words.openMapEn),
  tr: () => import('#web/messages/open-map/tr.ts').then(words => words.openMapTr),
})
