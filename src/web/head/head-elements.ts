import { serializeJsonLd } from '#domain/json-ld/serialize.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { documentTitle } from '#web/head/page-meta.ts'
import { sharedPicture } from './shared-picture.ts'
import type { ShownPage } from './shown-page.ts'
import { structuredData } from './structured-data.ts'

/**
 * What the head of a page says to search engines, networks and chats.
 * @param isIndexable as the site decided: a page may want to be found on a site that does not
 */
export function headElements(page: ShownPage, isIndexable: boolean): string {
  const { meta, context } = page
  const { site, language } = context
  const { canonical } = meta
  const title = escaped(documentTitle(meta.title, site))
  const description = escaped(meta.description)
  const addressIn = (spoken: Language, path: string) => escaped(site.origin + localAddress(spoken, path))
  const url = canonical === null ? '' : addressIn(meta.onlyIn ?? language, canonical)
  const { path, alt } = sharedPicture(page)
  return [
    `<title>${title}</title>`,
    // One element for search engines and networks: said twice, it would be the longest part of the head.
    `<meta name="description" content="${description}" property="og:description">`,
    isIndexable ? '' : '<meta name="robots" content="noindex">',
    url === '' ? '' : `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`,
    canonical === null || meta.onlyIn !== undefined || !meta.isIndexable
      ? ''
      : alternates(spoken => addressIn(spoken, canonical)),
    meta.feed === undefined
      ? ''
      : `<link rel="alternate" type="application/rss+xml" title="${escaped(site.title)}" href="${escaped(site.origin + meta.feed)}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escaped(site.title)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:image" content="${escaped(site.origin + path)}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escaped(alt)}"><meta name="twitter:card" content="summary_large_image">`,
    jsonLd(page),
  ].join('')
}

/** A block of data: no script, so the content security policy lets it stand. */
function jsonLd(page: ShownPage): string {
  const text = serializeJsonLd(structuredData(page))
  return text === '' ? '' : `<script type="application/ld+json">${text}</script>`
}

/** The same page in every language, and the one for visitors of any other (hreflang). */
function alternates(addressIn: (language: Language) => string): string {
  return [
    ...LANGUAGES.map(language => [language, language] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ]
    .map(
      ([hreflang, language]) => `<link rel="alternate" hreflang="${hreflang}" href="${addressIn(language)}">`,
    )
    .join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
