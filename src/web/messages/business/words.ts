import type { Language } from '#web/language.ts'
import { type BusinessWords, businessDe } from '#web/messages/business/de.ts'

const CATALOGUES: Readonly<Record<Language, BusinessWords>> = { de: businessDe }

/** What the page of a business says in a language. */
export function businessWords(language: Language): BusinessWords {
  return CATALOGUES[language]
}
