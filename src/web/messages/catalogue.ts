import { LANGUAGES, type Language } from '#domain/language.ts'
import { splitLanguage } from '#domain/language-path.ts'

/**
 * Loads a page's words: on the server those of every language, in the browser those of the document's alone, because
 * a language lasts as long as a document. Awaited at the top of the page's `words.ts`, so that the page's module is
 * ready together with its words; the server names both files in the head, and they arrive side by side.
 * @param loaders by language, each one import() of a file that itself imports nothing but types and what is in base
 * @returns the words of a language, at once
 */
export async function catalogue<Words>(
  loaders: Readonly<Record<Language, () => Promise<Words>>>,
): Promise<(language: Language) => Words> {
  const needed = import.meta.env.SSR ? LANGUAGES : [splitLanguage(location.pathname).language]
  const words = new Map(
    await Promise.all(needed.map(async language => [language, await loaders[language]()] as const)),
  )
  return language => {
    const known = words.get(language)
    if (known === undefined) throw new Error(`the words of ${language} were not loaded`)
    return known
  }
}
