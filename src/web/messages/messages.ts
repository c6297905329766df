import type { Language } from '#web/language.ts'
import { de, type Messages } from '#web/messages/de.ts'

const CATALOGUES: Readonly<Record<Language, Messages>> = { de }

/** The words of a language. */
export function messagesFor(language: Language): Messages {
  return CATALOGUES[language]
}
