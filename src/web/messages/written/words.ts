import { catalogue } from '#web/messages/catalogue.ts'
import type { WrittenWords } from '#web/messages/written/de.ts'

/** What written pages say around their texts in a language. */
export const writtenWords = await catalogue<WrittenWords>({
  de: () => import('#web/messages/written/de.ts').then(words => words.writtenDe),
  en: () => import('#web/messages/written/en.ts').then(words => words.writtenEn),
  tr: () => import('#web/messages/written/tr.ts').then(words => words.writtenTr),
})
