import { plainHome, splitLanguage } from '#domain/language-path.ts'
import { isTracking } from '#domain/link/tracking.ts'
import { plainPath } from '#domain/redirect/own-path.ts'
import { matchRoute, NOT_FOUND } from '#web/routing/routes.ts'

/**
 * The canonical spelling of a page's address: without doubled or trailing slashes, each segment encoded in one way, and
 * without query parameters that the page does not know. Tracking parameters stay.
 * @param url path and query part as asked for
 * @returns null for an address that is canonical already, or that no page can have
 */
export function canonicalAddress(url: string): string | null {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const spelled = plainPath(path)
  if (spelled === null) return null
  const query = at === -1 ? '' : knownQuery(spelled, url.slice(at + 1))
  const plain = plainHome(spelled + query)
  return plain === url ? null : plain
}

/** Whether an address leads to a page that exists whatever the directory contains. */
export function isFixedAddress(url: string): boolean {
  const { route } = matchRoute(splitLanguage(url.split('?', 1)[0] ?? url).path)
  return route !== NOT_FOUND.route && !route.path.includes(':')
}

/** An address in lower case; null where it is so already, or where case makes a difference. */
export function lowerCaseAddress(url: string): string | null {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const small = path.toLowerCase()
  if (small === path || matchRoute(splitLanguage(path).path).route.isCaseSensitive === true) return null
  return small + url.slice(path.length)
}

/**
 * The target of a redirect with the tracking parameters of the address that was asked for, as they were: what counts a
 * campaign's visits reads them where the visitor arrives.
 */
export function withTrackingOf(url: string, target: string): string {
  const known = new Set(partsOf(target))
  const missing = partsOf(url).filter(part => isTracking(nameOf(part)) && !known.has(part))
  if (missing.length === 0) return target
  const [address = '', ...place] = target.split(/(?=#)/)
  return `${address}${address.includes('?') ? '&' : '?'}${missing.join('&')}${place.join('')}`
}

/** '?page=2', or '' when nothing of it is known. */
function knownQuery(path: string, query: string): string {
  const { query: format } = matchRoute(splitLanguage(path).path).route
  if (format === undefined || format.isOpen === true) return query === '' ? '' : `?${query}`
  const parts = query.split('&').filter(part => {
    const name = nameOf(part)
    return name !== '' && (format.names.includes(name) || isTracking(name))
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** 'page=2' and 'gclid=x' of '/businesses?page=2&gclid=x#hits'. */
function partsOf(url: string): readonly string[] {
  const [address = ''] = url.split('#', 1)
  const at = address.indexOf('?')
  return at === -1 ? [] : address.slice(at + 1).split('&')
}

function nameOf(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? ''
}
