import type { ConsentNeeds } from '#domain/consent/consent.ts'
import type { Language } from '#domain/language.ts'

/** Documents in content/{language}/: markdown with values from the settings. */
export type DocumentSlug = 'about' | 'help' | 'privacy' | 'imprint' | 'terms' | 'cookies' | 'accessibility'

export const DOCUMENT_SLUGS: readonly DocumentSlug[] = [
  'about',
  'help',
  'privacy',
  'imprint',
  'terms',
  'cookies',
  'accessibility',
]

/** A part of a document under its own heading. */
export interface DocumentSection {
  /** Anchor, from the heading: 'ihre-rechte'. */
  readonly id: string
  readonly title: string
  /** Safe HTML: made from our own markdown, values from the settings escaped. */
  readonly html: string
  /** Parts below the next smaller heading, e.g. the questions of a help group. */
  readonly sections: readonly DocumentPart[]
}

/** A part of a section. It has no parts of its own. */
export interface DocumentPart extends Omit<DocumentSection, 'sections'> {
  readonly sections: readonly never[]
}

export interface SiteDocument {
  readonly slug: DocumentSlug
  readonly language: Language
  readonly title: string
  /** One sentence for search engines. */
  readonly description: string
  /** ISO date of the text's last change. */
  readonly updated: string
  /** The text before the first heading. */
  readonly introHtml: string
  readonly sections: readonly DocumentSection[]
  /** True while operator details that this text needs are missing. */
  readonly isIncomplete: boolean
  /** Only in the text on cookies: what the pages ask consent for. */
  readonly needs?: ConsentNeeds
}

export interface BlogEntry {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** ISO dates. */
  readonly date: string
  readonly updated: string
  readonly category: string
  /** Who wrote it; missing for a text of the site. */
  readonly author?: string
  /** The name of a drawing beside it in lists (web/drawings/shapes.ts). */
  readonly drawing?: string
  /** Whole minutes at 200 words a minute, at least 1. */
  readonly readingMinutes: number
}

export interface BlogArticle extends BlogEntry {
  readonly html: string
  /** Headings with their anchors, for the table of contents. */
  readonly headings: readonly { readonly id: string; readonly title: string }[]
}
