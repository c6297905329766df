import { catalogue } from '#web/messages/catalogue.ts'
import type { ResultsWords } from '#web/messages/results/de.ts'

/** What the search page says in a language. */
export const resultsWords = await catalogue<ResultsWords>({
  de: () => import('#web/messages/results/de.ts').then(words => words.resultsDe),
  en: () => import('#web/messages/results/en.ts').then(words => words.resultsEn),
  tr: () => import('#web/messages/results/tr.ts').then(words => words.resultsTr),
})
