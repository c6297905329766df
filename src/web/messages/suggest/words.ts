import { catalogue } from '#web/messages/catalogue.ts'
import type { SuggestWords } from '#web/messages/suggest/de.ts'

/** What the search boxes suggest, in a language. */
export const suggestWords = await catalogue<SuggestWords>({
  de: () => import('#web/messages/suggest/de.ts').then(words => words.suggestDe),
  en: () => import('#web/messages/suggest/en.ts').then(words => words.suggestEn),
  tr: () => import('#web/messages/suggest/tr.ts').then(words => words.suggestTr),
})
