import type { SuppressionsWords } from '#web/messages/admin-suppressions/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the suppression list says in a language. */
export const suppressionsWords = await catalogue<SuppressionsWords>({
  de: () => import('#web/messages/admin-suppressions/de.ts').then(words => words.suppressionsDe),
  en: () => import('#web/messages/admin-suppressions/en.ts').then(words => words.suppressionsEn),
  tr: () => import('#web/messages/admin-suppressions/tr.ts').then(words => words.suppressionsTr),
})
