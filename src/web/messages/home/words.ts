import { catalogue } from '#web/messages/catalogue.ts'
import type { HomeWords } from '#web/messages/home/de.ts'

/** What the home page says in a language. */
export const homeWords = await catalogue<HomeWords>({
  de: () => import('#web/messages/home/de.ts').then(words => words.homeDe),
  en: () => import('#web/messages/home/en.ts').then(words => words.homeEn),
  tr: () => import('#web/messages/home/tr.ts').then(words => words.homeTr),
})
