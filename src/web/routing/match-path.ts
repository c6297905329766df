/** Decoded segments of a path by the names in its pattern. */
export type PathParams = Readonly<Record<string, string>>

/**
 * The first of some routes whose pattern a path fits: pages, screens of the administrator's area, routes of the API that
 * the server calls itself.
 * @param path without language prefix and query part, still percent-encoded; a slash at its end does not count
 * @param fits says of a route with such a pattern whether it is the one
 */
export function firstMatch<Route extends { readonly path: string }>(
  routes: Iterable<Route>,
  path: string,
  fits: (params: PathParams, route: Route) => boolean = () => true,
): { readonly route: Route; readonly params: PathParams } | null {
  const segments = decoded(path)
  if (segments === null) return null
  for (const route of routes) {
    const params = matchSegments(route.path.split('/').slice(1), segments)
    if (params !== null && fits(params, route)) return { route, params }
  }
  return null
}

/** A number in a path, as of '/business/:id'; null where it can be none. */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

function decoded(path: string): readonly string[] | null {
  try {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
    return trimmed.split('/').slice(1).map(decodeURIComponent)
  } catch {
    // Broken percent-encoding leads nowhere.
    return null
  }
}

/** @param pattern segments, ':name' for any one that is not empty */
function matchSegments(pattern: readonly string[], segments: readonly string[]): PathParams | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}
