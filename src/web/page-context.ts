import { createContext, use } from 'react'
import type { Api } from '#web/api.ts'
import { type Formats, formats } from '#web/format.ts'
import type { Language } from '#web/language.ts'
import type { Messages } from '#web/messages/de.ts'
import { messagesFor } from '#web/messages/messages.ts'
import type { PublicSite } from '#web/site.ts'

/** What every component may ask for. */
export interface PageContext {
  readonly api: Api
  readonly site: PublicSite
  readonly language: Language
  readonly messages: Messages
  readonly formats: Formats
  /** Called with the name of every drawing that is used, so that only those enter the page. */
  readonly requireDrawing: (name: string) => void
}

const Context = createContext<PageContext | null>(null)

export const PageContextProvider = Context.Provider

/** The context of the page being rendered. */
export function usePage(): PageContext {
  const context = use(Context)
  if (context === null) throw new Error('a component of the pages was rendered without its context')
  return context
}

/** Builds the context for a language. */
export function makePageContext(
  api: Api,
  site: PublicSite,
  language: Language,
  requireDrawing: (name: string) => void,
): PageContext {
  const messages = messagesFor(language)
  return { api, site, language, messages, formats: formats(messages.locale), requireDrawing }
}
