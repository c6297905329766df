import { QueryClient } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import type { RouteKey, RouteSpec } from '#api/client/contract.ts'
import type { Language } from '#domain/language.ts'
import { splitLanguage } from '#domain/language-path.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import { messages as siteMessages } from '#translated/site.ts'
import type { Api } from '#web/api/api.ts'
import { parseFallbackStats } from '#web/api/fallback-stats.ts'
import { parseState } from '#web/api/page-state.ts'
import { QUERY_DEFAULTS } from '#web/api/reads.ts'
import { App } from '#web/app.tsx'
import { takeEarlyInputs } from '#web/early-input.ts'
import { loadCode, noteReload, reloadAfterFault } from '#web/load-code.ts'
import { makePageContext, type PageContext } from '#web/page-context.ts'
import { loadPage } from '#web/routing/page-modules.ts'
import { matchRoute, NOT_FOUND } from '#web/routing/routes.ts'
import type { PublicSite } from '#web/site.ts'
import { loadNotFoundView } from '#web/ui/not-found/lazy-not-found.tsx'
import { whenMoved } from '#web/when-moved.ts'

/** Takes over the page as the server rendered it. Browser only. */
export async function start(root: HTMLElement, stateText: string): Promise<void> {
  noteReload()
  const state = parseState(stateText)
  const queries = new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } })
  for (const [key, data] of state.queries) queries.setQueryData(key, data, { updatedAt: state.now })
  const site: PublicSite = {
    title: root.dataset.title ?? 'Umkreis',
    description: '',
    origin: location.origin,
    tiles: tilesOf(root.dataset),
    showsPhotos: root.dataset.photos !== 'off',
    showsRatings: root.dataset.ratings !== 'off',
    sendsMail: root.dataset.mail !== 'off',
    fallback: parseFallbackStats(root.dataset.fallback),
  }
  const { language, path } = splitLanguage(location.pathname)
  const isNotFound = root.dataset.notFound !== undefined
  await Promise.all([
    loadPage(isNotFound ? NOT_FOUND.route : matchRoute(path).route),
    root.dataset.status === '200' ? null : loadNotFoundView(),
  ])
  const context = makePageContext(
    lazyClient(language, siteMessages),
    site,
    language,
    siteMessages,
    ensureDrawing,
  )
  waitForMovement(context, queries)
  await takeEarlyInputs()
  hydrateRoot(root, <App context={context} queries={queries} now={state.now} isNotFound={isNotFound} />, {
    onUncaughtError: reloadAfterFault,
  })
}

/** What follows pointer and focus is loaded with the first movement: no first page waits for it. */
function waitForMovement(context: PageContext, queries: QueryClient): void {
  whenMoved()
    .then(() => loadCode(() => import('#web/first-movement.ts')))
    .then(
      ({ afterFirstMovement }) => afterFirstMovement(context, queries),
      // The page works without: links are not read ahead, and what fails is tried again by its button only.
      () => undefined,
    )
}

function tilesOf({ tileUrl, tileAttribution = '' }: DOMStringMap): PublicSite['tiles'] {
  return tileUrl === undefined ? null : { url: tileUrl, attribution: tileAttribution }
}

/** An answer that has not come by then does not come. */
const LIMITS = { readMs: 30_000, writeMs: 30_000 } as const

/** The client of the site's routes, loaded with its first request: a first page needs none, its data came with it. */
function lazyClient(language: Language, { failure }: SiteMessages): Api {
  const lazy = async (key: RouteKey, input?: Readonly<Record<string, unknown>>) => {
    const { fetchClient } = await loadCode(() => import('#api/client/fetch-client.ts'))
    const { unreachable } = failure
    return fetchClient<Record<RouteKey, RouteSpec>>(language, { unreachable, ...LIMITS })(key, input)
  }
  // Whatever route is asked for, the client has it: both are made for the same contract.
  return lazy as Api
}

const wanted = new Set<string>()

/**
 * Puts a drawing's symbol into the page unless the server already did. Browser only; the drawings are loaded
 * when the first one is missing, which is after a change of page.
 */
function ensureDrawing(name: string): void {
  if (wanted.has(name) || document.getElementById(`d-${name}`) !== null) return
  wanted.add(name)
  // A picture without its drawing is only empty; it is wanted again with the next one.
  add(name).catch(() => wanted.delete(name))
}

async function add(name: string): Promise<void> {
  const { drawingSymbol } = await loadCode(() => import('#web/drawings/drawings.ts'))
  document.getElementById('drawings')?.insertAdjacentHTML('beforeend', drawingSymbol(name))
}
