import type { AboutWords } from '#web/messages/about/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What 'Über uns' says around its text in a language. */
export const aboutWords = await catalogue<AboutWords>({
  de: () => import('#web/messages/about/de.ts').then(words => words.aboutDe),
  en: () => import('#web/messages/about/en.ts').then(words => words.aboutEn),
  tr: () => import('#web/messages/about/tr.ts').then(words => words.aboutTr),
})
