import type { AdminWords } from '#web/messages/admin/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What every screen of the administrator's area says in a language. */
export const adminWords = await catalogue<AdminWords>({
  de: () => import('#web/messages/admin/de.ts').then(words => words.adminDe),
  en: () => import('#web/messages/admin/en.ts').then(words => words.adminEn),
  tr: () => import('#web/messages/admin/tr.ts').then(words => words.adminTr),
})
