import { RESERVED_SEGMENTS } from '#web/paths.ts'
import type { PageProps, Route } from '#web/route.ts'

/** The public pages, first match wins. A new page is a new line here. */
export const ROUTES: readonly Route[] = [
  { name: 'home', path: '/', module: () => import('#web/pages/home.tsx') },
  { name: 'businesses', path: '/businesses', module: () => import('#web/pages/businesses.tsx') },
  { name: 'business-by-id', path: '/business/:id', module: () => import('#web/pages/business-by-id.tsx') },
  { name: 'about', path: '/about', module: () => import('#web/pages/about.tsx') },
  { name: 'help', path: '/help', module: () => import('#web/pages/help.tsx') },
  { name: 'privacy', path: '/privacy', module: () => import('#web/pages/privacy.tsx') },
  { name: 'imprint', path: '/imprint', module: () => import('#web/pages/imprint.tsx') },
  { name: 'terms', path: '/terms', module: () => import('#web/pages/terms.tsx') },
  { name: 'cookies', path: '/cookies', module: () => import('#web/pages/cookies.tsx') },
  { name: 'accessibility', path: '/accessibility', module: () => import('#web/pages/accessibility.tsx') },
  { name: 'ranking', path: '/ranking', module: () => import('#web/pages/ranking.tsx') },
  { name: 'blog', path: '/blog', module: () => import('#web/pages/blog.tsx') },
  { name: 'article', path: '/blog/:slug', module: () => import('#web/pages/article.tsx') },
  { name: 'city', path: '/city/:city', module: () => import('#web/pages/city.tsx') },
  { name: 'city', path: '/city/:city/:category', module: () => import('#web/pages/city.tsx') },
  { name: 'categories', path: '/categories', module: () => import('#web/pages/categories.tsx') },
  { name: 'category', path: '/categories/:category', module: () => import('#web/pages/category.tsx') },
  { name: 'contact', path: '/contact', module: () => import('#web/pages/contact.tsx') },
  { name: 'add-business', path: '/add-business', module: () => import('#web/pages/add-business.tsx') },
  { name: 'correct', path: '/business/:id/correct', module: () => import('#web/pages/correct.tsx') },
  { name: 'report', path: '/report', module: () => import('#web/pages/report.tsx') },
  {
    name: 'privacy-request',
    path: '/privacy-request',
    module: () => import('#web/pages/privacy-request.tsx'),
  },
  { name: 'newsletter', path: '/newsletter', module: () => import('#web/pages/newsletter.tsx') },
  { name: 'link', path: '/link/:token', module: () => import('#web/pages/link.tsx') },
  { name: 'merkliste', path: '/merkliste', module: () => import('#web/pages/merkliste.tsx') },
  { name: 'business', path: '/:city/:slug', module: () => import('#web/pages/business.tsx') },
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

/** Whether the route table has a page of its own at a path: links in the frame appear together with their page. */
export function hasPage(path: string): boolean {
  return matchRoute(path) !== LOST
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
