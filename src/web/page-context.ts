import { createContext, use } from 'react'
import type { Language } from '#domain/language.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import type { Api } from '#web/api/api.ts'
import { type Formats, formats } from '#web/format/formats.ts'
import type { MarkupCache } from '#web/markup/markup-cache.ts'
import type { PublicSite } from '#web/site.ts'

/** What every component may ask for. */
export interface PageContext {
  readonly api: Api
  readonly site: PublicSite
  readonly language: Language
  readonly messages: SiteMessages
  readonly formats: Formats
  /** Called with the name of every drawing that is used, so that only those enter the page. */
  readonly requireDrawing: (name: string) => void
  /** Markup that was rendered for other pages; on the server only. */
  readonly markup?: MarkupCache
}

const Context = createContext<PageContext | null>(null)

export const PageContextProvider = Context.Provider

/** The context of the page being rendered. */
export function usePage(): PageContext {
  const context = use(Context)
  if (context === null) throw new Error('a component of the pages was rendered without its context')
  return context
}

/**
 * Builds the context for a language.
 * @param api answers in that language too; @param messages in that language
 */
export function makePageContext(
  api: Api,
  site: PublicSite,
  language: Language,
  messages: SiteMessages,
  requireDrawing: (name: string) => void,
): PageContext {
  return { api, site, language, messages, formats: formats(messages), requireDrawing }
}
