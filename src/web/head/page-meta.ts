import type { Language } from '#domain/language.ts'
import type { Formats } from '#web/format/formats.ts'
import type { Messages } from '#web/messages/de.ts'
import type { PublicSite } from '#web/site.ts'

/** What the head of a page says. */
export interface PageMeta {
  /** Without the site's name. */
  readonly title: string
  readonly description: string
  /** Path, without language prefix, of the one address of this content; null for pages that have none (not found). */
  readonly canonical: string | null
  /** The one language whose page stands for all of them, where the content is the same in each; unset: every language. */
  readonly onlyIn?: Language
  readonly isIndexable: boolean
  /** Path of a feed of this content. */
  readonly feed?: string
}

/** What a description of a page is made from. */
export interface MetaContext {
  readonly language: Language
  readonly messages: Messages
  readonly formats: Formats
  readonly site: PublicSite
}

/** 'Unternehmen entdecken · Umkreis' */
export function documentTitle(title: string, site: PublicSite): string {
  return title === site.title ? title : `${title} · ${site.title}`
}
