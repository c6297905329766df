import { LANGUAGES, type Language } from '#domain/language.ts'
import { splitLanguage } from '#domain/language-path.ts'
import type { LoadMessages } from '#messages/every-language.ts'

/**
 * Loads a topic's messages: on the server those of every language, in the browser those of the document's alone, because
 * a language lasts as long as a document. Awaited at the top of a module, so that a page's module is ready together with
 * its messages; the server names both files in the head, and they arrive side by side.
 * @returns the messages of a language, at once
 */
export async function catalogue<Messages>(
  load: LoadMessages<Messages>,
): Promise<(language: Language) => Messages> {
  const needed = import.meta.env.SSR ? LANGUAGES : [splitLanguage(location.pathname).language]
  const loaded = new Map(
    await Promise.all(needed.map(async language => [language, (await load(language)).messages] as const)),
  )
  return language => {
    const messages = loaded.get(language)
    if (messages === undefined) throw new Error(`the messages of ${language} were not loaded`)
    return messages
  }
}
