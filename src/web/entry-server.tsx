import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Language } from '#domain/language.ts'
import { localAddress, splitLanguage } from '#domain/language-path.ts'
import type { Api } from '#web/api/api.ts'
import { serializeState } from '#web/api/page-state.ts'
import { QUERY_DEFAULTS, reads } from '#web/api/reads.ts'
import { App } from '#web/app.tsx'
import { drawingSymbols } from '#web/drawings/drawings.ts'
import type { FormServer, PostedForm } from '#web/forms/posted-form.ts'
import { headElements } from '#web/head/head-elements.ts'
import { loadMessages } from '#web/messages/messages.ts'
import { makePageContext } from '#web/page-context.ts'
import { newAddress } from '#web/routing/old-addresses.ts'
import { loadPage } from '#web/routing/page-modules.ts'
import type { Loaded, Moved } from '#web/routing/route.ts'
import { matchRoute, NOT_FOUND_ROUTE } from '#web/routing/routes.ts'
import { shortMarkup } from '#web/short-markup.ts'
import type { PublicSite } from '#web/site.ts'
import { loadNotFoundView } from '#web/ui/not-found/lazy-not-found.tsx'

export interface RenderRequest {
  /** Path and query part, '/businesses?query=heizung'. */
  readonly url: string
  /** Milliseconds since 1970, the minute the page is rendered for. */
  readonly now: number
  /** The address is known to lead nowhere: the not-found page, whatever the route table says. */
  readonly isNotFound: boolean
  /** What the site does for pages with forms and links. */
  readonly forms?: FormServer
  /** What a browser without script sent to this address. */
  readonly posted?: PostedForm
}

export interface RenderedPage {
  readonly status: number
  /** Path and query part to go to instead; the rest is empty then. */
  readonly redirect?: string
  readonly language: Language
  /** <title>, description, canonical, Open Graph and robots elements. */
  readonly head: string
  /** Content of the root element. */
  readonly html: string
  /** Drawings used by the page, as <symbol> elements. */
  readonly symbols: string
  /** JSON for the state element; contains no '<'. */
  readonly state: string
  /** Source file of the page, for preloading what the build made of it. */
  readonly module: string
  readonly cacheSeconds: number
  readonly indexable: boolean
  /** As in the request; the browser must know it too. */
  readonly isNotFound: boolean
  /** The page offers a map. */
  readonly hasMap: boolean
  /** Nobody may keep it. */
  readonly isPrivate: boolean
}

/**
 * Renders one public page: reads its data, then renders to a string.
 * @param apiIn the reading verbs in a language
 * @throws what the api throws when the page's own data cannot be read
 */
export async function render(
  request: RenderRequest,
  apiIn: (language: Language) => Api,
  site: PublicSite,
): Promise<RenderedPage> {
  const [rawPath = '/', search = ''] = splitOnce(request.url, '?')
  const { language, path } = splitLanguage(rawPath)
  const moved = newAddress(path)
  if (moved !== null) return movedPage({ redirect: joined(moved, search), status: 301 }, language)
  const used = new Set<string>()
  const api = apiIn(language)
  const messages = await loadMessages(language)
  const context = makePageContext(api, site, language, messages, name => used.add(name))
  const queries = new QueryClient({ defaultOptions: { queries: { ...QUERY_DEFAULTS, retry: false } } })
  try {
    const { route, params } = request.isNotFound ? NOT_FOUND_ROUTE : matchRoute(path)
    const [page] = await Promise.all([loadPage(route), loadNotFoundView()])
    const [loaded] = await Promise.all([
      page.load({
        ...context,
        queries,
        params,
        search,
        now: request.now,
        forms: request.forms,
        posted: request.posted,
      }),
      queries.prefetchQuery(reads.stats(api)),
    ])
    if (isMoved(loaded)) return movedPage(loaded, language)
    const html = renderToString(
      <App
        context={context}
        queries={queries}
        now={request.now}
        isNotFound={request.isNotFound}
        ssr={{ path: rawPath, search }}
      />,
    )
    const isDemonstration = queries.getQueryData(reads.stats(api).queryKey)?.hasDemonstration ?? false
    const indexable = loaded.meta.isIndexable && loaded.status === 200 && !isDemonstration
    return {
      status: loaded.status === 200 ? (request.posted?.status ?? 200) : loaded.status,
      language,
      head: headElements({ name: route.name, params, search, ...loaded, context, queries }, indexable),
      html: shortMarkup(html),
      symbols: drawingSymbols(used),
      state: serializeState({ now: request.now, queries: settled(queries) }),
      module: `src/web/pages/${route.name}/page.tsx`,
      cacheSeconds: loaded.cacheSeconds,
      indexable,
      isNotFound: request.isNotFound,
      hasMap: loaded.hasMap === true && site.tiles !== null,
      isPrivate: loaded.isPrivate === true,
    }
  } finally {
    queries.clear()
  }
}

function settled(queries: QueryClient): (readonly [readonly unknown[], unknown])[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(query => query.state.status === 'success')
    .map(query => [query.queryKey, query.state.data] as const)
}

function isMoved(loaded: Loaded | Moved): loaded is Moved {
  return 'redirect' in loaded
}

function movedPage(moved: Moved, language: Language): RenderedPage {
  return {
    status: moved.status,
    redirect: localAddress(language, moved.redirect),
    language,
    head: '',
    html: '',
    symbols: '',
    state: '',
    module: '',
    cacheSeconds: 0,
    indexable: false,
    isNotFound: false,
    hasMap: false,
    isPrivate: false,
  }
}

function joined(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)]
}
