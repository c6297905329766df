import type { BusinessEditWords } from '#web/messages/admin-business/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What editing a business says in a language. */
export const businessEditWords = await catalogue<BusinessEditWords>({
  de: () => import('#web/messages/admin-business/de.ts').then(words => words.businessEditDe),
  en: () => import('#web/messages/admin-business/en.ts').then(words => words.businessEditEn),
  tr: () => import('#web/messages/admin-business/tr.ts').then(words => words.businessEditTr),
})
