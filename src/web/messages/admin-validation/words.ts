import type { ValidationWords } from '#web/messages/admin-validation/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the URL validation says in a language. */
export const validationWords = await catalogue<ValidationWords>({
  de: () => import('#web/messages/admin-validation/de.ts').then(words => words.validationDe),
  en: () => import('#web/messages/admin-validation/en.ts').then(words => words.validationEn),
  tr: () => import('#web/messages/admin-validation/tr.ts').then(words => words.validationTr),
})
