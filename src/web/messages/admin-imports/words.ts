import type { ImportsWords } from '#web/messages/admin-imports/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What imports say in a language. */
export const importsWords = await catalogue<ImportsWords>({
  de: () => import('#web/messages/admin-imports/de.ts').then(words => words.importsDe),
  en: () => import('#web/messages/admin-imports/en.ts').then(words => words.importsEn),
  tr: () => import('#web/messages/admin-imports/tr.ts').then(words => words.importsTr),
})
