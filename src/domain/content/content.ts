import type { Language } from '#domain/language.ts'
import type { DocumentSlug } from './document.ts'

/** A document in one language as written: markdown with placeholders and conditions (messages/README.md). */
export interface DocumentText {
  readonly title: string
  /** One sentence for search engines. */
  readonly description: string
  /** ISO date of the text's last change. */
  readonly updated: string
  /** True: the text is incomplete while the settings name no operator. */
  readonly needsOperator: boolean
  readonly body: string
}

/** An article as written: plain markdown. */
export interface ArticleText {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** ISO dates. */
  readonly date: string
  readonly updated: string
  readonly category: string
  readonly author?: string
  readonly drawing?: string
  readonly body: string
}

/** Everything in the content folder. */
export interface Content {
  readonly documents: Readonly<Record<Language, Readonly<Record<DocumentSlug, DocumentText>>>>
  readonly articles: readonly ArticleText[]
}
