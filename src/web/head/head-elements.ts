import { type JsonLdNode, serializeJsonLd } from '#domain/json-ld/serialize.ts'
import { escapeHtml } from '#domain/markup/escape.ts'
import { headAddresses } from '#web/head/head-addresses.ts'
import type { PageContext } from '#web/page-context.ts'
import { type Found, isMissing, type Missing } from '#web/routing/page.ts'
import { documentTitle } from '#web/site.ts'

/** What the head of a page is made of. */
export interface PageHead {
  readonly context: PageContext
  readonly answer: Found | Missing
  /** Before the title: 'Fehler: ' where a form came back. */
  readonly titlePrefix: string
  /** As the site decided: a page may want to be found on a site that does not. */
  readonly isIndexable: boolean
  readonly structuredData: readonly JsonLdNode[]
}

/** What the head of a page says to search engines, networks and chats. */
export function headElements({
  context,
  answer,
  titlePrefix,
  isIndexable,
  structuredData,
}: PageHead): string {
  const { site, language, messages } = context
  const found = isMissing(answer) ? NOWHERE : answer
  const { feed, picture = { path: '/og.png', alt: site.title } } = found
  const title = escapeHtml(documentTitle(titlePrefix + answer.title, site))
  const description = escapeHtml(isMissing(answer) ? messages.notFound.text : answer.description)
  const { canonical: address, alternates } = headAddresses(found, language, site.origin)
  const url = escapeHtml(address ?? '')
  return [
    `<title>${title}</title>`,
    // One element for search engines and networks: said twice, it would be the longest part of the head.
    `<meta name="description" content="${description}" property="og:description">`,
    isIndexable ? '' : '<meta name="robots" content="noindex">',
    url === '' ? '' : `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`,
    ...alternates.map(
      ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    feed === undefined
      ? ''
      : `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(site.title)}" href="${escapeHtml(site.origin + feed)}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escapeHtml(site.title)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:image" content="${escapeHtml(site.origin + picture.path)}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(picture.alt)}"><meta name="twitter:card" content="summary_large_image">`,
    jsonLd(structuredData),
  ].join('')
}

const NOWHERE: Pick<Found, 'canonical' | 'isIndexable' | 'onlyIn' | 'feed' | 'picture'> = {
  canonical: null,
  isIndexable: false,
}

/** A block of data: no script, so the content security policy allows it. */
function jsonLd(nodes: readonly JsonLdNode[]): string {
  const text = serializeJsonLd(nodes)
  return text === '' ? '' : `<script type="application/ld+json">${text}</script>`
}
