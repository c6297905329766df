import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { isRouteError } from '#api/client/route-error.ts'
import type { Language } from '#domain/language.ts'
import { localAddress, splitLanguage } from '#domain/language-path.ts'
import type { DirectoryStats } from '#domain/search/search.ts'
import type { FormPath } from '#domain/submission/public-forms.ts'
import { messages as siteMessages } from '#translated/site.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { Api } from '#web/api/api.ts'
import { serializeState } from '#web/api/page-state.ts'
import { QUERY_DEFAULTS, reads } from '#web/api/reads.ts'
import { App } from '#web/app.tsx'
import { drawingSymbols } from '#web/drawings/drawings.ts'
import { EMPTY_START, type FormStart, formKey } from '#web/forms/form-start.ts'
import { formTicket } from '#web/forms/form-ticket.ts'
import type { PostedForm } from '#web/forms/posted-form.ts'
import { headElements } from '#web/head/head-elements.ts'
import { pageMarkup } from '#web/markup/markup-cache.ts'
import { inLanguage } from '#web/messages.ts'
import { makePageContext } from '#web/page-context.ts'
import { isMissing, isMoved, loadPageData, type Page, type PageRequest } from '#web/routing/page.ts'
import { loadPage } from '#web/routing/page-modules.ts'
import type { Route } from '#web/routing/route.ts'
import { matchRoute, NOT_FOUND } from '#web/routing/routes.ts'
import type { PublicSite } from '#web/site.ts'
import { loadNotFoundView } from '#web/ui/not-found/lazy-not-found.tsx'

export interface RenderRequest {
  /** Path and query part, '/businesses?query=heizung'. */
  readonly url: string
  /** Milliseconds since 1970, the minute the page is rendered for. */
  readonly now: number
  /** The page does not exist: the not-found page is rendered, whatever the route table says. */
  readonly isNotFound: boolean
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
  /** It may not be cached. */
  readonly isPrivate: boolean
}

/**
 * Renders one public page: reads its data, then renders to a string.
 * @param apiIn the site's routes, answering in a language
 * @throws what a route throws when the page's own data cannot be read
 */
export async function render(
  request: RenderRequest,
  apiIn: (language: Language) => Api,
  site: PublicSite,
): Promise<RenderedPage> {
  const [rawPath = '/', search = ''] = splitOnce(request.url, '?')
  const { language, path } = splitLanguage(rawPath)
  const used = new Set<string>()
  const api = apiIn(language)
  const messages = inLanguage(siteMessages, language)
  const requireDrawing = (name: string) => used.add(name)
  const markup = pageMarkup(site, language, requireDrawing)
  const context = { ...makePageContext(api, site, language, messages, requireDrawing), markup }
  const { now, posted } = request
  const queries = new QueryClient({ defaultOptions: { queries: SERVER_QUERIES } })
  try {
    const { route, params } = request.isNotFound ? NOT_FOUND : matchRoute(path)
    const [page] = await Promise.all([loadPage(route), loadNotFoundView()])
    const asked: PageRequest = { ...context, params, search, now, posted }
    const [loaded] = await Promise.all([
      loadPageData(page, asked, queries),
      queries.prefetchQuery(reads.stats(api)),
    ])
    const answer = page.answer(asked, loaded.data, loaded.parts)
    if (isMoved(answer)) return movedPage(answer.redirect, language)
    if (isMissing(answer)) await queries.prefetchQuery(reads.groups(api))
    const titlePrefix = await startForms(route, page, asked, queries)
    const html = renderToString(
      <App
        context={context}
        queries={queries}
        now={now}
        isNotFound={request.isNotFound}
        ssr={{ path: rawPath, search }}
      />,
    )
    const isDemonstration =
      queries.getQueryData<DirectoryStats>(reads.stats(api).queryKey)?.hasDemonstration ?? false
    const isIndexable = !isMissing(answer) && answer.isIndexable && !isDemonstration
    const isDescribed = !isMissing(answer) && (answer.isIndexable || page.describesSite === true)
    const structured = isDescribed ? await page.structuredData?.() : undefined
    const structuredData =
      isMissing(answer) || structured === undefined
        ? []
        : structured.structuredData(asked, answer, loaded.data, loaded.parts)
    const isPrivate = route.forms !== undefined
    const isCached = !isMissing(answer) && answer.isCached !== false && !isPrivate
    return {
      status: isMissing(answer) ? answer.status : (posted?.status ?? 200),
      language,
      head: headElements({ context, answer, titlePrefix, isIndexable, structuredData }),
      html: markup.complete(shortMarkup(html)),
      symbols: drawingSymbols(used),
      state: serializeState({ now, queries: settled(queries) }),
      module: `src/web/pages/${route.page}/page.tsx`,
      cacheSeconds: isCached ? CACHE_SECONDS : 0,
      indexable: isIndexable,
      isNotFound: request.isNotFound,
      hasMap: !isMissing(answer) && answer.hasMap === true && site.tiles !== null,
      isPrivate,
    }
  } finally {
    queries.clear()
  }
}

/** Its queries are cleared as soon as the page is rendered, so none needs a timer. */
const SERVER_QUERIES = { ...QUERY_DEFAULTS, retry: false, gcTime: Number.POSITIVE_INFINITY }

/** How long a whole page may be cached: open states change with the minute. */
const CACHE_SECONDS = 60

/**
 * Puts the start of its forms into a page's data: a ticket, and what was posted without script.
 * @returns what the window's title begins with: 'Fehler: ' when a form was refused, else ''
 */
async function startForms(
  route: Route,
  page: Page,
  asked: PageRequest,
  queries: QueryClient,
): Promise<string> {
  const scope = page.formScope?.(asked) ?? ''
  const { posted, language } = asked
  let titlePrefix = ''
  for (const form of route.forms ?? []) {
    const own = posted?.form === form ? posted : undefined
    const start: FormStart = { ...EMPTY_START, ticket: own?.ticket || (await ticketFor(form, asked)) }
    if (own === undefined) queries.setQueryData(formKey(form, scope), start)
    else {
      // Imported here, not above: a browser loads these messages when a form is sent.
      const { faultMessages } = await import('#web/forms/fault-messages.ts')
      const faults = faultMessages(own.faults, asked)
      const came: FormStart = { ...start, values: own.values, faults, refused: own.refused }
      queries.setQueryData(formKey(form, scope), came)
      titlePrefix = `${inLanguage(formMessages, language).faultMark} `
    }
  }
  return titlePrefix
}

/** '' where no forms are taken: then the browser asks for one at the first input. */
async function ticketFor(form: FormPath, { api }: PageRequest): Promise<string> {
  if (form === 'mail-links') return ''
  try {
    return await formTicket(api)
  } catch (error) {
    if (isRouteError(error) && error.status === 404) return ''
    throw error
  }
}

function settled(queries: QueryClient): (readonly [readonly unknown[], unknown])[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(query => query.state.status === 'success')
    .map(query => [query.queryKey, query.state.data] as const)
}

function movedPage(redirect: string, language: Language): RenderedPage {
  return {
    status: 301,
    redirect: localAddress(language, redirect),
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

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)]
}

/** Empty SVG elements, which React writes with a closing tag. */
const EMPTY_ELEMENT = /><\/(?:use|circle|path|rect|line)>/g

/** The same elements in fewer bytes: '<use href="#d-bread"></use>' -> '<use href="#d-bread"/>'. */
function shortMarkup(html: string): string {
  return html.replace(EMPTY_ELEMENT, '/>')
}
