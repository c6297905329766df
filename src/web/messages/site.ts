import type { Language } from '#domain/language.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import type { MessagesFile } from '#messages/every-language.ts'

const loaded = new Map<Language, SiteMessages>()

/** Loads what several pages say in a language; once, because even a module that is there takes 20 µs to import. */
export async function loadSiteMessages(language: Language): Promise<SiteMessages> {
  const known = loaded.get(language)
  if (known !== undefined) return known
  const { messages }: MessagesFile<SiteMessages> = await import(`../../messages/${language}/site.ts`)
  loaded.set(language, messages)
  return messages
}
