import { plainHome, splitLanguage } from '#domain/language-path.ts'
import { plainPath } from '#domain/redirect/own-path.ts'
import { isTracking } from '#server/cache/page-cache.ts'
import { matchRoute, NOT_FOUND_ROUTE } from '#web/routing/routes.ts'
import { EMPTY_SEARCH } from '#web/routing/search-params.ts'

/**
 * What pages that anybody may link to understand in their query part. Forms are not among them: what they are opened
 * with is theirs to read, and search engines take none of their addresses in.
 */
const QUERY_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    home: Object.keys(EMPTY_SEARCH),
    businesses: Object.keys(EMPTY_SEARCH),
    city: ['page', 'view'],
    category: ['page', 'sortBy', 'view'],
    categories: ['letter'],
    blog: ['category'],
    ...Object.fromEntries(
      ['business', 'business-by-id', 'article', 'ranking', 'about', 'privacy', 'imprint', 'terms'].map(
        name => [name, []],
      ),
    ),
    ...{ cookies: [], accessibility: [] },
  }).map(([name, known]) => [name, new Set<string>(known)]),
)

/**
 * The one spelling of an address of a page: without doubled or trailing slashes, each segment encoded in one way, and
 * without names in the query part that the page does not know. Names by which campaigns are counted stay.
 * @param url path and query part as asked for
 * @returns null where the address is spelled so already, or names no page in any spelling
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

/** Whether an address leads to a page that is there whatever the directory holds: nothing need be read to know that. */
export function isFixedAddress(url: string): boolean {
  const { route } = matchRoute(splitLanguage(url.split('?', 1)[0] ?? url).path)
  return route !== NOT_FOUND_ROUTE.route && !route.path.includes(':')
}

/** An address in small letters; null where it has no others, or where letters make a difference. */
export function lowerCaseAddress(url: string): string | null {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const small = path.toLowerCase()
  // A token in a mail's link tells large letters from small ones.
  if (small === path || /^(\/(en|tr))?\/link\//.test(small)) return null
  return small + url.slice(path.length)
}

/** '?page=2', or '' when nothing of it is known. */
function knownQuery(path: string, query: string): string {
  const known = QUERY_NAMES.get(matchRoute(splitLanguage(path).path).route.name)
  if (known === undefined) return query === '' ? '' : `?${query}`
  const parts = query.split('&').filter(part => {
    const name = nameOf(part)
    return name !== '' && (known.has(name) || isTracking(name))
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function nameOf(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? ''
}
