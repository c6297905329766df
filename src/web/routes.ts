import { RESERVED_SEGMENTS } from '#web/paths.ts'
import type { PageProps, Route } from '#web/route.ts'

/** The public pages, first match wins. A new page is a new line here. */
const ROUTES: readonly Route[] = [
  { name: 'home', path: '/', module: () => import('#web/pages/home.tsx'), file: 'src/web/pages/home.tsx' },
  {
    name: 'businesses',
    path: '/businesses',
    module: () => import('#web/pages/businesses.tsx'),
    file: 'src/web/pages/businesses.tsx',
  },
  {
    name: 'business-by-id',
    path: '/business/:id',
    module: () => import('#web/pages/business-by-id.tsx'),
    file: 'src/web/pages/business-by-id.tsx',
  },
  {
    name: 'business',
    path: '/:city/:slug',
    module: () => import('#web/pages/business.tsx'),
    file: 'src/web/pages/business.tsx',
  },
]

const NOT_FOUND: Route = {
  name: 'not-found',
  path: '/*',
  module: () => import('#web/pages/not-found.tsx'),
  file: 'src/web/pages/not-found.tsx',
}

/**
 * Finds the page for a path.
 * @param path without language prefix and query part, still percent-encoded
 * @returns the route and its decoded parameters; the not-found page when nothing matches
 */
export function matchRoute(path: string): { route: Route; params: PageProps['params'] } {
  const segments = decoded(path)
  if (segments !== null) {
    for (const route of ROUTES) {
      const params = matchSegments(route.path.split('/').slice(1), segments)
      if (params !== null) return { route, params }
    }
  }
  return { route: NOT_FOUND, params: {} }
}

function decoded(path: string): readonly string[] | null {
  try {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
    return trimmed.split('/').slice(1).map(decodeURIComponent)
  } catch {
    // Broken percent-encoding names no page.
    return null
  }
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return null
    } else {
      if (segment === '' || (index === 0 && RESERVED_SEGMENTS.has(segment))) return null
      params[part.slice(1)] = segment
    }
  }
  return params
}
