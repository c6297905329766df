import type { QueryClient } from '@tanstack/react-query'
import { splitLanguage } from '#domain/language-path.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { PageContext } from '#web/page-context.ts'
import { loadPageData } from '#web/routing/page.ts'
import { loadPage } from '#web/routing/page-modules.ts'
import { matchRoute, NOT_FOUND, routes } from '#web/routing/routes.ts'

/** A pointer that only crosses a link rests shorter than this. */
const REST_MS = 80
/** A visitor who points at everything must not use up the rate limit that the clicks need. */
const MOST_PER_MINUTE = 30

/**
 * Reads the pages behind links before they are clicked: their code and their data, each address once.
 * @returns to be called with the link that pointer or focus is on now, with null elsewhere
 */
export function prefetchLinks(
  context: PageContext,
  queries: QueryClient,
): (link: HTMLAnchorElement | null) => void {
  const known = new Set<string>()
  let resting: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lately = 0

  const read = (link: HTMLAnchorElement) => {
    const address = new URL(link.href)
    const place = address.pathname + address.search
    if (known.has(place) || lately >= MOST_PER_MINUTE || !isPage(link, address, context)) return
    known.add(place)
    lately += 1
    setTimeout(() => {
      lately -= 1
    }, MINUTE_MS)
    const { route, params } = matchRoute(splitLanguage(address.pathname).path)
    const request = { ...context, params, search: address.search.slice(1), now: Date.now() }
    // What fails here is asked for again by the click, and the page shows why it fails.
    loadPage(route)
      .then(page => loadPageData(page, request, queries))
      .catch(() => undefined)
    import('#web/drawings/drawings.ts').catch(() => undefined)
  }
  return link => {
    if (link === resting) return
    resting = link
    clearTimeout(timer)
    if (link !== null) timer = setTimeout(() => read(link), REST_MS)
  }
}

/** Whether a click changes the page here, in this document: files, other languages and other sites do not. */
function isPage(link: HTMLAnchorElement, address: URL, { language }: PageContext): boolean {
  const { origin, pathname, search, hash } = address
  const spoken = splitLanguage(pathname)
  return (
    origin === location.origin &&
    link.target === '' &&
    hash === '' &&
    // What a token allows is asked for by a click only.
    !new URLSearchParams(search).has('token') &&
    !spoken.path.startsWith(routes.link.path.replace(':token', '')) &&
    spoken.language === language &&
    !/\.\w+$/.test(pathname) &&
    matchRoute(spoken.path) !== NOT_FOUND &&
    pathname + search !== location.pathname + location.search
  )
}
