import type { Language } from '#domain/language.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import type { MessagesFile } from '#messages/every-language.ts'

/** Loads what several pages say in a language. */
export async function loadSiteMessages(language: Language): Promise<SiteMessages> {
  const { messages }: MessagesFile<SiteMessages> = await import(`../../messages/${language}/site.ts`)
  return messages
}
