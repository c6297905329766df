import type { Language } from '#web/language.ts'
import { type ResultsWords, resultsDe } from '#web/messages/results/de.ts'

const CATALOGUES: Readonly<Record<Language, ResultsWords>> = { de: resultsDe }

/** What the search page says in a language. */
export function resultsWords(language: Language): ResultsWords {
  return CATALOGUES[language]
}
