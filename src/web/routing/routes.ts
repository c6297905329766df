import { RESERVED_SEGMENTS } from '#web/routing/paths.ts'
import type { PageProps, Route } from '#web/routing/route.ts'

/** The public pages, first match wins. A new page is a new line here. */
export const ROUTES: readonly Route[] = [
  route('home', () => import('#web/pages/home/page.tsx'), '/'),
  route('businesses', () => import('#web/pages/businesses/page.tsx')),
  route('business-by-id', () => import('#web/pages/business-by-id/page.tsx'), '/business/:id'),
  route('about', () => import('#web/pages/about/page.tsx')),
  route('help', () => import('#web/pages/help/page.tsx')),
  route('privacy', () => import('#web/pages/privacy/page.tsx')),
  route('imprint', () => import('#web/pages/imprint/page.tsx')),
  route('terms', () => import('#web/pages/terms/page.tsx')),
  route('cookies', () => import('#web/pages/cookies/page.tsx')),
  route('accessibility', () => import('#web/pages/accessibility/page.tsx')),
  route('ranking', () => import('#web/pages/ranking/page.tsx')),
  route('blog', () => import('#web/pages/blog/page.tsx')),
  route('article', () => import('#web/pages/article/page.tsx'), '/blog/:slug'),
  route('city', () => import('#web/pages/city/page.tsx'), '/city/:city'),
  route('city', () => import('#web/pages/city/page.tsx'), '/city/:city/:category'),
  route('categories', () => import('#web/pages/categories/page.tsx')),
  route('category', () => import('#web/pages/category/page.tsx'), '/categories/:category'),
  route('contact', () => import('#web/pages/contact/page.tsx')),
  route('add-business', () => import('#web/pages/add-business/page.tsx')),
  route('correct', () => import('#web/pages/correct/page.tsx'), '/business/:id/correct'),
  route('report', () => import('#web/pages/report/page.tsx')),
  route('privacy-request', () => import('#web/pages/privacy-request/page.tsx')),
  route('newsletter', () => import('#web/pages/newsletter/page.tsx')),
  route('link', () => import('#web/pages/link/page.tsx'), '/link/:token'),
  route('favourites', () => import('#web/pages/favourites/page.tsx'), '/merkliste'),
  route('business', () => import('#web/pages/business/page.tsx'), '/:city/:slug'),
]

/** The page for addresses that lead nowhere. */
export const NOT_FOUND_ROUTE: { readonly route: Route; readonly params: PageProps['params'] } = {
  route: { name: 'not-found', path: '/*', module: () => import('#web/pages/not-found/page.tsx') },
  params: {},
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
  return NOT_FOUND_ROUTE
}

/** Most pages lie under their own name. */
function route(name: string, module: Route['module'], path = `/${name}`): Route {
  return { name, path, module }
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
