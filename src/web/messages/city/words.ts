import { catalogue } from '#web/messages/catalogue.ts'
import type { CityWords } from '#web/messages/city/de.ts'

/** What the pages of cities say in a language. */
export const cityWords = await catalogue<CityWords>({
  de: () => import('#web/messages/city/de.ts').then(words => words.cityDe),
  en: () => import('#web/messages/city/en.ts').then(words => words.cityEn),
  tr: () => import('#web/messages/city/tr.ts').then(words => words.cityTr),
})
