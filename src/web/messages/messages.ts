import type { Language } from '#domain/language.ts'
import type { Messages } from '#web/messages/de.ts'

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: () => import('#web/messages/de.ts').then(words => words.de),
  en: () => import('#web/messages/en.ts').then(words => words.en),
  tr: () => import('#web/messages/tr.ts').then(words => words.tr),
}

/** Loads what several pages say in a language. */
export function loadMessages(language: Language): Promise<Messages> {
  return LOADERS[language]()
}
