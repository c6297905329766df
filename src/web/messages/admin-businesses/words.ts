import type { BusinessesWords } from '#web/messages/admin-businesses/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the table of businesses says in a language. */
export const businessesWords = await catalogue<BusinessesWords>({
  de: () => import('#web/messages/admin-businesses/de.ts').then(words => words.businessesDe),
  en: () => import('#web/messages/admin-businesses/en.ts').then(words => words.businessesEn),
  tr: () => import('#web/messages/admin-businesses/tr.ts').then(words => words.businessesTr),
})
