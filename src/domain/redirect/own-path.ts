/** Why an address cannot be redirected from or to. */
export type PathFault = 'path_foreign' | 'path_shape' | 'path_too_long' | 'path_reserved'

/** Longer addresses nobody links to; in UTF-16 units. */
const LONGEST = 2_000
/** Any host serves: only what stands behind it counts. */
const BASE = 'http://path.invalid'
/** What never reaches a page: calls, the administrator's area, files of the build and of the site. */
const RESERVED = /^\/(api|admin|assets|img|sitemap|url-validation-status)(\/|$)|^\/$/

/**
 * A path of this site in the one spelling by which it is looked up: decoded and encoded again, without doubled or
 * trailing slashes, without a fragment; a query part stays as it is.
 * @param text a path ('/alt/seite?id=5') or an address of this site
 * @param origin scheme and host of this site, 'https://umkreis.example'
 */
export function ownPath(
  text: string,
  origin: string,
): { readonly path: string } | { readonly fault: PathFault } {
  const given = withoutOrigin(text.trim(), origin)
  if (/^[a-z][a-z0-9+.-]*:/i.test(given) || /^[/\\]{2}/.test(given)) return { fault: 'path_foreign' }
  if (!given.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(given)) return { fault: 'path_shape' }
  if (given.length > LONGEST) return { fault: 'path_too_long' }
  const url = URL.parse(given, BASE)
  if (url === null || url.origin !== BASE) return { fault: 'path_shape' }
  const path = plainPath(url.pathname)
  return path === null ? { fault: 'path_shape' } : { path: path + (url.search === '?' ? '' : url.search) }
}

/** Whether an address may be redirected from: what the site itself serves there is not in the way. */
export function isRedirectable(path: string): boolean {
  return !RESERVED.test(path.split('?', 1)[0] ?? path)
}

/** A path without doubled and trailing slashes, each segment encoded in one way; null for broken encoding. */
export function plainPath(path: string): string | null {
  try {
    const segments = path.split('/').filter(segment => segment !== '')
    return `/${segments.map(segment => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    // Broken percent-encoding names no page.
    return null
  }
}

function withoutOrigin(text: string, origin: string): string {
  if (!text.toLowerCase().startsWith(origin.toLowerCase())) return text
  const rest = text.slice(origin.length)
  if (rest === '') return '/'
  return /^[/?#]/.test(rest) ? rest : text
}
