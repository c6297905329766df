import { headAddresses } from '#web/head/head-addresses.ts'
import type { PageContext } from '#web/page-context.ts'
import type { Found } from '#web/routing/page.ts'
import { documentTitle } from '#web/site.ts'

/** What of a page the head says. */
export type FollowedHead = Pick<
  Found,
  'title' | 'description' | 'canonical' | 'isIndexable' | 'onlyIn' | 'feed'
>

/**
 * Brings the head in step with a page that was opened without a new document. What it said of the page before in data for
 * search engines is taken away: they read documents. Browser only.
 * @param isSiteIndexable false while the site shows invented businesses
 */
export function followHead(
  page: FollowedHead,
  { language, site }: Pick<PageContext, 'language' | 'site'>,
  isSiteIndexable: boolean,
): void {
  const { canonical, alternates } = headAddresses(page, language, siteOrigin())
  for (const old of document.head.querySelectorAll(OLD)) old.remove()
  meta('name', 'description').content = page.description
  meta('property', 'og:title').content = documentTitle(page.title, site)
  if (!(page.isIndexable && isSiteIndexable)) meta('name', 'robots').content = 'noindex'
  if (page.feed !== undefined) {
    const feed = link('alternate', page.feed)
    feed.type = 'application/rss+xml'
    feed.title = site.title
  }
  if (canonical === null) return
  link('canonical', canonical)
  meta('property', 'og:url').content = canonical
  for (const [hreflang, href] of alternates) link('alternate', href).hreflang = hreflang
}

/** Of the page before. */
const OLD =
  'link[rel="canonical"], link[rel="alternate"], meta[name="robots"], meta[property="og:url"], script[type="application/ld+json"]'

/** As the server knows it; a proxy may have another. */
function siteOrigin(): string {
  const picture = meta('property', 'og:image').content
  return URL.canParse(picture) ? new URL(picture).origin : location.origin
}

function meta(attribute: 'name' | 'property', value: string): HTMLMetaElement {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${value}"]`)
  if (known !== null) return known
  const made = document.createElement('meta')
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}

function link(rel: string, href: string): HTMLLinkElement {
  const made = document.createElement('link')
  made.rel = rel
  made.href = href
  document.head.append(made)
  return made
}
