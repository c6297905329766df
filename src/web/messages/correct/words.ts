import { catalogue } from '#web/messages/catalogue.ts'
import type { CorrectWords } from '#web/messages/correct/de.ts'

/** What the page for correcting a business says in a language. */
export const correctWords = await catalogue<CorrectWords>({
  de: () => import('#web/messages/correct/de.ts').then(words => words.correctDe),
  en: () => import('#web/messages/correct/en.ts').then(words => words.correctEn),
  tr: () => import('#web/messages/correct/tr.ts').then(words => words.correctTr),
})
