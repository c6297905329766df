import type { RedirectsWords } from '#web/messages/admin-redirects/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the screen about redirects says in a language. */
export const redirectsWords = await catalogue<RedirectsWords>({
  de: () => import('#web/messages/admin-redirects/de.ts').then(words => words.redirectsDe),
  en: () => import('#web/messages/admin-redirects/en.ts').then(words => words.redirectsEn),
  tr: () => import('#web/messages/admin-redirects/tr.ts').then(words => words.redirectsTr),
})
