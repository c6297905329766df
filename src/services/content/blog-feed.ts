import type { BlogEntry } from '#domain/content/document.ts'
import { escapeXml } from '#domain/markup/escape.ts'

/** What a feed says about the site it belongs to. */
export interface FeedSite {
  readonly title: string
  /** '' when none is set; a channel needs one, so the title stands in. */
  readonly description: string
  /** Scheme and host without a trailing slash. */
  readonly origin: string
}

/**
 * The articles as RSS 2.0 with an Atom link to itself, the address being {origin}/blog/rss.xml.
 * @param articles newest first
 * @returns well-formed XML whatever the titles hold; dates are midnight UTC of the article's day
 */
export function blogFeed({
  articles,
  site,
}: {
  readonly articles: readonly BlogEntry[]
  readonly site: FeedSite
}): string {
  const lastChange = articles.map(article => article.updated).reduce((a, b) => (a > b ? a : b), '')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', site.title),
    element('link', `${site.origin}/blog`),
    element('description', site.description.trim() === '' ? site.title : site.description),
    element('language', 'de'),
    ...(lastChange === '' ? [] : [element('lastBuildDate', rfc822(lastChange))]),
    `<atom:link href="${escapeXml(`${site.origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map(article => item(article, site.origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item({ slug, title, description, category, date }: BlogEntry, origin: string): string {
  const address = `${origin}/blog/${slug}`
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('description', description),
    element('category', category),
    element('pubDate', rfc822(date)),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** 'Sat, 21 Nov 2026 00:00:00 GMT' */
function rfc822(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toUTCString()
}
