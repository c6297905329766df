import { QueryClient } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { ensureDrawing } from '#web/drawings/ensure-drawing.ts'
import { readFallback } from '#web/fallback-figures.ts'
import { splitLanguage } from '#web/language.ts'
import { lazyBrowserApi } from '#web/lazy-browser-api.ts'
import { loadMessages } from '#web/messages/messages.ts'
import { makePageContext, type PageContext } from '#web/page-context.ts'
import { loadPage } from '#web/page-modules.ts'
import { QUERY_DEFAULTS } from '#web/query-options.ts'
import { LOST, matchRoute } from '#web/routes.ts'
import type { PublicSite } from '#web/site.ts'
import { parseState } from '#web/state.ts'
import { loadLost } from '#web/ui/lost.tsx'

/** Takes over the page as the server rendered it. Browser only. */
export async function start(root: HTMLElement, stateText: string): Promise<void> {
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
    fallback: readFallback(root.dataset.fallback),
  }
  const { language, path } = splitLanguage(location.pathname)
  const isLost = root.dataset.lost !== undefined
  const [messages] = await Promise.all([
    loadMessages(language),
    loadPage(isLost ? LOST.route : matchRoute(path).route),
    root.dataset.status === '200' ? null : loadLost(),
  ])
  const context = makePageContext(lazyBrowserApi(language), site, language, messages, ensureDrawing)
  watchFirstAttention(context, queries)
  hydrateRoot(root, <App context={context} queries={queries} now={state.now} isLost={isLost} />)
}

/** What follows where pointer and focus rest is loaded with the first movement: no first page waits for it. */
function watchFirstAttention(context: PageContext, queries: QueryClient): void {
  const first = new AbortController()
  const load = () => {
    first.abort()
    void import('#web/attention/watch.ts').then(({ watch }) => watch(context, queries))
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, load, first)
}

function tilesOf({ tileUrl, tileAttribution = '' }: DOMStringMap): PublicSite['tiles'] {
  return tileUrl === undefined ? null : { url: tileUrl, attribution: tileAttribution }
}
