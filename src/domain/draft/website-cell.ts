import { isGoogleHost, parseWebAddress } from '#domain/link/web-address.ts'

/**
 * A business's web address: http or https, `https://` added where no scheme stands, without the parameters that
 * advertising adds (utm_*, fbclid, gclid …). Of several the first valid one counts; redirects of Google are followed
 * on paper; Google Maps itself is nobody's website.
 * @returns at most 2,000 characters, host names in punycode; undefined for anything else
 */
export function parseWebsite(text: string): string | undefined {
  for (const part of text.slice(0, MAX_CELL_LENGTH).split(SEPARATORS, MAX_PARTS)) {
    const website = parseOne(part)
    if (website !== undefined) return website
  }
  return undefined
}

/** Whether a cell holds nothing but a link to Google Maps, as Apify's `url` does: no website, and no mistake. */
export function isMapsLink(text: string): boolean {
  const url = parseWebAddress(text)
  return url !== undefined && isMaps(url)
}

const MAX_CELL_LENGTH = 4000

/** Addresses stand at the beginning; what follows is a remark. */
const MAX_PARTS = 8

/** Commas and semicolons belong to addresses ('/seite,12.html') unless another one begins behind them. */
const SEPARATORS = /[\s|]+|[,;]+(?=\s|$|https?:|www\.)/i

function parseOne(part: string): string | undefined {
  const url = parseWebAddress(withScheme(part))
  if (url === undefined || isMaps(url)) return undefined
  // The target of a redirect is looked at without following another redirect behind it.
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
  // 'roth.de:8080' has a port; 'javascript:…', 'mailto:…', 'tel:…' have schemes that are refused.
  if (/^[a-z][a-z0-9+.-]*:(?!\d{2,5}(?:\/|$))/i.test(part) || part.includes('@')) return ''
  return `https://${part}`
}

/** Parameters that say where a visitor came from, never what the page shows. */
const TRACKING =
  /^(?:utm_[^=]*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|gad_[^=]*|msclkid|yclid|igshid|mc_cid|mc_eid|y_source)(?:=|$)/i

function withoutTracking(url: URL): string {
  // Parts of the query are cut out, not written anew: some shops insist on their own spelling.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter(part => part !== '' && !TRACKING.test(part))
  url.search = kept.join('&')
  return url.href
}
