import type { DuplicatesWords } from '#web/messages/admin-duplicates/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What duplicates say in a language. */
export const duplicatesWords = await catalogue<DuplicatesWords>({
  de: () => import('#web/messages/admin-duplicates/de.ts').then(words => words.duplicatesDe),
  en: () => import('#web/messages/admin-duplicates/en.ts').then(words => words.duplicatesEn),
  tr: () => import('#web/messages/admin-duplicates/tr.ts').then(words => words.duplicatesTr),
})
