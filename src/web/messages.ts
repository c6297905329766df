import type { Language } from '#domain/language.ts'
import { usePage } from '#web/page-context.ts'

/** The messages of all languages by the German ones; empty in a browser, which loads one language. */
const translations = new WeakMap<object, Readonly<Record<Language, object>>>()

/** @public Called by the modules of '#translated/…' on the server (server/build/translated-messages.ts). */
export function setTranslations(german: object, inLanguages: Readonly<Record<Language, object>>): void {
  translations.set(german, inLanguages)
}

/**
 * A topic's messages in a language.
 * @param messages as '#translated/…' exports them: German on the server, in the document's language in a browser, where a
 * language lasts as long as a document
 */
export function inLanguage<Messages extends object>(messages: Messages, language: Language): Messages {
  // The files of all languages have the type of the German one.
  return (translations.get(messages)?.[language] ?? messages) as Messages
}

/** A topic's messages in the language of the page. */
export function useMessages<Messages extends object>(messages: Messages): Messages {
  return inLanguage(messages, usePage().language)
}
