import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { escapeXml } from '#domain/markup/escape.ts'

/** A page that search engines are to take in. */
export interface SitemapPage {
  /** Path without language prefix. */
  readonly path: string
  /** Milliseconds since 1970; null where nobody knows when it changed. */
  readonly changedAt: number | null
  /** Its one language; undefined: all of them, each naming the others. */
  readonly onlyIn?: Language
}

/** A file of pages, and the newest change in it. */
export interface SitemapFile {
  /** Path. */
  readonly path: string
  readonly changedAt: number | null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const URLSET_START = `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const URLSET_END = '</urlset>\n'

/** The entries of a page, one for each of its languages, a line each. @param origin scheme and host */
export function urlEntries({ path, changedAt, onlyIn }: SitemapPage, origin: string): string {
  const addressIn = (language: Language) => escapeXml(origin + localAddress(language, path))
  if (onlyIn !== undefined) return url(addressIn(onlyIn), changedAt, '')
  const alternates = [
    ...LANGUAGES.map(language => [language, language] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ]
    .map(
      ([hreflang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(language)}"/>`,
    )
    .join('')
  return LANGUAGES.map(language => url(addressIn(language), changedAt, alternates)).join('')
}

/** The index of all files. @param note a comment, where there is nothing to index */
export function sitemapIndex(files: readonly SitemapFile[], origin: string, note: string): string {
  const entries = files.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  )
  const comment = note === '' ? '' : `<!-- ${note} -->\n`
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${comment}${entries.join('')}</sitemapindex>\n`
}

function url(address: string, changedAt: number | null, alternates: string): string {
  return `<url><loc>${address}</loc>${lastmod(changedAt)}${alternates}</url>\n`
}

function lastmod(changedAt: number | null): string {
  return changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString().slice(0, 19)}Z</lastmod>`
}
