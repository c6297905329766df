import { firstResult } from '#domain/collections/first-result.ts'
import { isTracking } from '#domain/link/tracking.ts'
import { isGoogleHost, parseWebAddress } from '#domain/link/web-address.ts'

/**
 * A web address: http or https (`https://` is added without a scheme), without the parameters of advertising
 * (tracking.ts). Of several addresses the first valid one counts. A redirect of Google counts as its target; Google
 * Maps is no website of a business.
 * @returns at most 2,000 characters, with the host name in punycode; undefined for anything else
 */
export function parseWebsite(text: string): string | undefined {
  return firstResult(text.slice(0, MAX_CELL_LENGTH).split(SEPARATORS, MAX_PARTS), parseOne)
}

/** All addresses of a cell, as parseWebsite reads them. Behind the first one words with a dot are none. */
export function websitesIn(text: string): readonly string[] {
  const parts = text.slice(0, MAX_CELL_LENGTH).split(SEPARATORS, MAX_PARTS)
  return parts.reduce<readonly string[]>((found, part) => {
    const address = found.length === 0 || ADDRESS.test(part) ? parseOne(part) : undefined
    return address === undefined ? found : [...found, address]
  }, [])
}

/** Whether a cell is a link to Google Maps, as Apify's `url`: no website, but no fault either. */
export function isMapsLink(text: string): boolean {
  const url = parseWebAddress(text)
  return url !== undefined && isMaps(url)
}

const MAX_CELL_LENGTH = 4000

/** Parts of a cell that are read; a remark may follow the addresses. */
const MAX_PARTS = 8

/** Commas and semicolons are part of an address ('/seite,12.html') unless another address follows. */
const SEPARATORS = /[\s|]+|(?<![,;])[,;]+(?=\s|$|https?:|www\.)/i

/** With a scheme, with 'www' or with the ending of a domain. */
const ADDRESS = /^(?:https?:|www\.)|\.[a-z]{2,}(?:[/?#:]|$)/i

function parseOne(part: string): string | undefined {
  const url = parseWebAddress(withScheme(part))
  if (url === undefined || isMaps(url)) return undefined
  // The target of a redirect is not followed further.
  return isGoogleHost(url.hostname) && url.pathname === '/url' ? targetOf(url) : withoutTracking(url)
}

function isMaps(url: URL): boolean {
  if (SHORT_MAPS_HOSTS.has(url.hostname)) return true
  return isGoogleHost(url.hostname) && (url.hostname.startsWith('maps.') || url.pathname.startsWith('/maps'))
}

const SHORT_MAPS_HOSTS: ReadonlySet<string> = new Set(['goo.gl', 'maps.app.goo.gl', 'g.page', 'g.co'])

function targetOf(redirect: URL): string | undefined {
  const target = redirect.searchParams.get('q') ?? redirect.searchParams.get('url') ?? ''
  const url = parseWebAddress(target)
  return url === undefined || isGoogleHost(url.hostname) ? undefined : withoutTracking(url)
}

function withScheme(part: string): string {
  if (/^https?:/i.test(part)) return part.replace(/^(https?):\/*/i, '$1://')
  if (part.startsWith('//')) return `https:${part}`
  // 'roth.de:8080' has a port; other schemes ('javascript:', 'mailto:', 'tel:') are refused.
  if (/^[a-z][a-z0-9+.-]*:(?!\d{2,5}(?:\/|$))/i.test(part) || part.includes('@')) return ''
  return `https://${part}`
}

function withoutTracking(url: URL): string {
  // The rest of the query stays as written, because some shops insist on their spelling.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter(part => part !== '' && !isTracking(part.split('=', 1)[0] ?? ''))
  url.search = kept.join('&')
  return url.href
}
