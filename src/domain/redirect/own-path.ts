/** Why an address cannot be redirected from or to. */
export const PATH_FAULTS = ['path_foreign', 'path_shape', 'path_too_long', 'path_reserved'] as const
export type PathFault = (typeof PATH_FAULTS)[number]

/** In UTF-16 units. Nobody links to longer addresses. */
const LONGEST = 2_000
/** Any host will do, because only the path counts. */
const BASE = 'http://path.invalid'
/** Paths without pages: API, the administrator's area, files of the build and of the site. */
const RESERVED = /^\/(api|admin|assets|img|sitemap|url-validation-status)(\/|$)|^\/$/

/**
 * A path of this site in its normal form, as key: decoded and encoded again, without double or trailing slashes,
 * without fragment; the query does not change.
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

/** Whether a path may be redirected, because the site itself serves nothing there. */
export function isRedirectable(path: string): boolean {
  return !RESERVED.test(path.split('?', 1)[0] ?? path)
}

/** A path without double and trailing slashes, each segment encoded the same way; null for invalid encoding. */
export function plainPath(path: string): string | null {
  try {
    const segments = path.split('/').filter(segment => segment !== '')
    return `/${segments.map(segment => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    // Invalid percent-encoding.
    return null
  }
}

function withoutOrigin(text: string, origin: string): string {
  if (!text.toLowerCase().startsWith(origin.toLowerCase())) return text
  const rest = text.slice(origin.length)
  if (rest === '') return '/'
  return /^[/?#]/.test(rest) ? rest : text
}
