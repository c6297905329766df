import { catalogue } from '#web/messages/catalogue.ts'
import type { HelpWords } from '#web/messages/help/de.ts'

/** What the help says around its questions in a language. */
export const helpWords = await catalogue<HelpWords>({
  de: () => import('#web/messages/help/de.ts').then(words => words.helpDe),
  en: () => import('#web/messages/help/en.ts').then(words => words.helpEn),
  tr: () => import('#web/messages/help/tr.ts').then(words => words.helpTr),
})
