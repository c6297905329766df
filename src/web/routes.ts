import { RESERVED_SEGMENTS } from '#web/paths.ts'
import type { PageProps, Route } from '#web/route.ts'

/** The public pages, first match wins. A new page is a new line here. */
export const ROUTES: readonly Route[] = [
  route('home', () => import('#web/pages/home.tsx'), '/'),
  route('businesses', () => import('#web/pages/businesses.tsx')),
  route('business-by-id', () => import('#web/pages/business-by-id.tsx'), '/business/:id'),
  route('about', () => import('#web/pages/about.tsx')),
  route('help', () => import('#web/pages/help.tsx')),
  route('privacy', () => import('#web/pages/privacy.tsx')),
  route('imprint', () => import('#web/pages/imprint.tsx')),
  route('terms', () => import('#web/pages/terms.tsx')),
  route('cookies', () => import('#web/pages/cookies.tsx')),
  route('accessibility', () => import('#web/pages/accessibility.tsx')),
  route('ranking', () => import('#web/pages/ranking.tsx')),
  route('blog', () => import('#web/pages/blog.tsx')),
  route('article', () => import('#web/pages/article.tsx'), '/blog/:slug'),
  route('city', () => import('#web/pages/city.tsx'), '/city/:city'),
  route('city', () => import('#web/pages/city.tsx'), '/city/:city/:category'),
  route('categories', () => import('#web/pages/categories.tsx')),
  route('category', () => import('#web/pages/category.tsx'), '/categories/:category'),
  route('contact', () => import('#web/pages/contact.tsx')),
  route('add-business', () => import('#web/pages/add-business.tsx')),
  route('correct', () => import('#web/pages/correct.tsx'), '/business/:id/correct'),
  route('report', () => import('#web/pages/report.tsx')),
  route('privacy-request', () => import('#web/pages/privacy-request.tsx')),
  route('newsletter', () => import('#web/pages/newsletter.tsx')),
  route('link', () => import('#web/pages/link.tsx'), '/link/:token'),
  route('merkliste', () => import('#web/pages/merkliste.tsx')),
  route('business', () => import('#web/pages/business.tsx'), '/:city/:slug'),
]

/** The page for addresses that lead nowhere. */
export const LOST: { readonly route: Route; readonly params: PageProps['params'] } = {
  route: { name: 'not-found', path: '/*', module: () => import('#web/pages/not-found.tsx') },
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
  return LOST
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
