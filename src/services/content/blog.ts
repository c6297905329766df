import type { ArticleText, Content } from '#domain/content/content.ts'
import type { BlogArticle, BlogEntry } from '#domain/content/document.ts'
import { markdownArticle } from '#gateways/content/markdown.ts'

/** Words of German that people read on a screen in a minute. */
const WORDS_PER_MINUTE = 200

/** The target of a link; only the shown words count. */
const LINK_TARGET = /\]\([^()\s]*\)/g
const WORD = /[\p{L}\p{N}]+(?:[-'’.,:][\p{L}\p{N}]+)*/gu

export interface BlogDeps {
  readonly content: Content
}

/** Every article, newest first, those of one day by title. */
export function listArticles({ content }: BlogDeps): readonly BlogEntry[] {
  return content.articles.map(entryOf).sort(byDateThenTitle)
}

/** The article with this slug, or undefined. */
export function showArticle({ content }: BlogDeps, slug: string): BlogArticle | undefined {
  const text = content.articles.find(article => article.slug === slug)
  return text === undefined ? undefined : { ...entryOf(text), ...markdownArticle(text.body) }
}

/** Whole minutes for reading a markdown text at 200 words a minute, at least 1. */
export function readingMinutes(body: string): number {
  const words = body.replace(LINK_TARGET, ']').match(WORD)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function entryOf({ body, ...entry }: ArticleText): BlogEntry {
  return { ...entry, readingMinutes: readingMinutes(body) }
}

function byDateThenTitle(a: BlogEntry, b: BlogEntry): number {
  return a.date === b.date ? a.title.localeCompare(b.title, 'de') : a.date < b.date ? 1 : -1
}
