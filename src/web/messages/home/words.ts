import type { Language } from '#web/language.ts'
import { type HomeWords, homeDe } from '#web/messages/home/de.ts'

const CATALOGUES: Readonly<Record<Language, HomeWords>> = { de: homeDe }

/** What the home page says in a language. */
export function homeWords(language: Language): HomeWords {
  return CATALOGUES[language]
}
