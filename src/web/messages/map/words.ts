import { catalogue } from '#web/messages/catalogue.ts'
import type { MapWords } from '#web/messages/map/de.ts'

/** What maps say in a language. */
export const mapWords = await catalogue<MapWords>({
  de: () => import('#web/messages/map/de.ts').then(words => words.mapDe),
  en: () => import('#web/messages/map/en.ts').then(words => words.mapEn),
  tr: () => import('#web/messages/map/tr.ts').then(words => words.mapTr),
})
