import type { BusinessWords } from '#web/messages/business/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page of a business says in a language. */
export const businessWords = await catalogue<BusinessWords>({
  de: () => import('#web/messages/business/de.ts').then(words => words.businessDe),
  en: () => import('#web/messages/business/en.ts').then(words => words.businessEn),
  tr: () => import('#web/messages/business/tr.ts').then(words => words.businessTr),
})
