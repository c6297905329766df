import type { FactsWords } from '#web/messages/admin-facts/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the facts of a business are called in a language. */
export const factsWords = await catalogue<FactsWords>({
  de: () => import('#web/messages/admin-facts/de.ts').then(words => words.factsDe),
  en: () => import('#web/messages/admin-facts/en.ts').then(words => words.factsEn),
  tr: () => import('#web/messages/admin-facts/tr.ts').then(words => words.factsTr),
})
