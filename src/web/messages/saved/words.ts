import { catalogue } from '#web/messages/catalogue.ts'
import type { SavedWords } from '#web/messages/saved/de.ts'

/** What the buttons that save a business say in a language. */
export const savedWords = await catalogue<SavedWords>({
  de: () => import('#web/messages/saved/de.ts').then(words => words.savedDe),
  en: () => import('#web/messages/saved/en.ts').then(words => words.savedEn),
  tr: () => import('#web/messages/saved/tr.ts').then(words => words.savedTr),
})
