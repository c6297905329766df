import { LANGUAGES, type Language } from '#domain/language.ts'

/** A topic's file of one language. */
export interface MessagesFile<Messages> {
  readonly messages: Messages
}

/** Loads a topic's messages in a language: one import() of `messages/${language}/<topic>.ts`, the path being relative. */
export type LoadMessages<Messages> = (language: Language) => Promise<MessagesFile<Messages>>

/** A topic's messages in all languages, for whoever answers in any of them: the server, its mails and pictures. */
export async function everyLanguage<Messages>(
  load: LoadMessages<Messages>,
): Promise<Readonly<Record<Language, Messages>>> {
  const files = await Promise.all(
    LANGUAGES.map(async language => [language, (await load(language)).messages] as const),
  )
  return Object.fromEntries(files) as Record<Language, Messages>
}
