import { QueryClient } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { ensureDrawing } from '#web/drawings/ensure-drawing.ts'
import { splitLanguage } from '#web/language.ts'
import { lazyBrowserApi } from '#web/lazy-browser-api.ts'
import { makePageContext } from '#web/page-context.ts'
import { loadPage } from '#web/page-modules.ts'
import { QUERY_DEFAULTS } from '#web/query-options.ts'
import { matchRoute } from '#web/routes.ts'
import type { PublicSite } from '#web/site.ts'
import { parseState } from '#web/state.ts'
import { loadLost } from '#web/ui/lost.tsx'

/** Takes over the page as the server rendered it. Browser only. */
export async function start(root: HTMLElement, stateText: string): Promise<void> {
  const state = parseState(stateText)
  const queries = new QueryClient({
    defaultOptions: { queries: QUERY_DEFAULTS, mutations: { retry: 1, retryDelay: 1_000 } },
  })
  for (const [key, data] of state.queries) queries.setQueryData(key, data, { updatedAt: state.now })
  const site: PublicSite = {
    title: root.dataset.title ?? 'Umkreis',
    description: '',
    origin: location.origin,
  }
  const { language, path } = splitLanguage(location.pathname)
  const context = makePageContext(lazyBrowserApi, site, language, ensureDrawing)
  await Promise.all([loadPage(matchRoute(path).route), root.dataset.status === '200' ? null : loadLost()])
  hydrateRoot(root, <App context={context} queries={queries} now={state.now} />)
}
