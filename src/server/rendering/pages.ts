import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRouteError } from '#api/client/route-error.ts'
import { isNotModified } from '#api/http/etag.ts'
import { SharedWork } from '#domain/cache/shared-work.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { splitLanguage } from '#domain/language-path.ts'
import { tileOrigins } from '#domain/settings/tile-source.ts'
import { type CachedPage, cacheKey, PageCache, toCachedPage } from '#server/cache/page-cache.ts'
import { recordedReads } from '#server/cache/page-scope.ts'
import {
  canonicalAddress,
  isFixedAddress,
  lowerCaseAddress,
  withTrackingOf,
} from '#server/http/canonical-address.ts'
import { acceptedEncoding, bodyFor, type PackedBody, packed } from '#server/http/content-encoding.ts'
import { HTML, type PageHead, pageCacheControl, pageHeaders } from '#server/http/page-headers.ts'
import { contentSecurityPolicy, policyWithCode } from '#server/http/security-headers.ts'
import { registerSiteFiles } from '#server/http/static-files.ts'
import { isTokenAddress } from '#server/http/token-address.ts'
import type { Api, PostedForm, PublicSite, RenderRequest } from '#web/server.ts'
import { registerAdminPages } from './admin-pages.ts'
import { registerContactCards } from './contact-cards.ts'
import { errorPage, preparingPage } from './error-page.ts'
import { registerFeed } from './feed.ts'
import { FETCH_SCRIPT, START_SCRIPT } from './inline-scripts.ts'
import type { PageCode } from './page-code.ts'
import { type PageDocument, type PageMove, pageRenderer } from './page-renderer.ts'
import { type PostedFormDeps, registerPostedForms } from './posted-forms.ts'

/** Answers a request with a page. */
export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export interface PagesDeps {
  /** The client of the site's routes in a language. */
  readonly api: (language: Language) => Api
  readonly site: () => PublicSite
  /** The administrator's code for every public page; null without any. */
  readonly code?: () => PageCode | null
  /** Where an address without a page leads; null: it is gone; undefined: nothing is known of it. */
  readonly redirectOf?: (url: string) => string | null | undefined
  /** The routes of the public forms and their limits; left out where no forms are taken. */
  readonly forms?: Pick<PostedFormDeps, 'routes' | 'limits'>
  /** Takes what shows the page for an address that cannot be read ('/%zz'): Fastify finds no route for it. */
  readonly onUnreadable?: (show: ShowPage) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Folder of the built pages (build/bundle.ts). */
  readonly dist: string
  /** Shared with whoever clears it after changes; a new one otherwise. */
  readonly cache?: PageCache
}

/** The inline scripts of a page without the administrator's code. */
const SCRIPTS = [FETCH_SCRIPT, START_SCRIPT]
const CSP = contentSecurityPolicy(SCRIPTS)
const FAILURE_CSP = contentSecurityPolicy()
/** When a client may ask again while the index is being built. */
const RETRY_SECONDS = 5

/** Serves the public pages and the build's files; every address without another route is a page or a 404. */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const renderer = await pageRenderer(deps.dist)
  const cache = deps.cache ?? new PageCache()
  const rendering = new SharedWork<PageResult>()
  await registerSiteFiles(app, deps.dist)
  await registerAdminPages(app, deps)
  registerContactCards(app, { api: deps.api(DEFAULT_LANGUAGE), site: deps.site })
  registerFeed(app, { api: deps.api(DEFAULT_LANGUAGE), site: deps.site })

  if (deps.forms !== undefined) {
    registerPostedForms(app, {
      ...deps.forms,
      show: (request, reply, posted) => send(request, reply, false, posted),
    })
  }
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => send(request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return send(request, reply, true)
    return reply.code(404).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('')
  })
  deps.onUnreadable?.((request, reply) =>
    sendUnreadable(request, reply).catch(error => sendFailure(error, request, reply)),
  )
  app.setErrorHandler(async (error, request, reply) => {
    const status = isRouteError(error) ? error.status : 500
    // An address with values that make no sense is a page that does not exist.
    if (status !== 400 && status !== 404) return sendFailure(error, request, reply)
    try {
      return await send(request, reply, true)
    } catch (failure) {
      return sendFailure(failure, request, reply)
    }
  })

  function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const status = isRouteError(error) ? error.status : 500
    const isStarting = status === 503
    const isPreparing = isRouteError(error) && error.code === 'index_not_ready' && request.method === 'GET'
    const { stylesheets } = renderer
    const language = languageOf(request.url)
    if (!isStarting) request.log.error({ err: error }, 'a page failed')
    return reply
      .code(isStarting ? 503 : 500)
      .headers({ 'content-security-policy': FAILURE_CSP, 'cache-control': 'no-store' })
      .header('retry-after', RETRY_SECONDS)
      .type('text/html; charset=utf-8')
      .send(isPreparing ? preparingPage(stylesheets, language) : errorPage(stylesheets, language, request.id))
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    isNotFound = false,
    posted?: PostedForm,
  ): Promise<FastifyReply> {
    const { url } = request
    const plain = canonicalAddress(url)
    if (plain !== null && (posted !== undefined || isFixedAddress(plain))) return reply.redirect(plain, 301)
    const now = deps.now()
    const result = await pageAt({ url: plain ?? url, now, isNotFound, ...(posted && { posted }) })
    if ('redirect' in result) return reply.redirect(withTrackingOf(url, result.redirect), result.status)
    const elsewhere = isMissing(result) && posted === undefined ? await redirectTarget(url, now) : plain
    if (elsewhere !== null && elsewhere !== REMOVED_ADDRESS)
      return reply.redirect(withTrackingOf(url, elsewhere), 301)
    const status = elsewhere === REMOVED_ADDRESS ? 410 : result.status
    return sendPageResult(request, reply, { ...result, status }, now)
  }

  /** The page that says that there is none, for an address that no redirect can name either. */
  async function sendUnreadable(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const now = deps.now()
    const result = await pageAt({ url: request.url, now, isNotFound: true })
    if ('redirect' in result) return reply.redirect(result.redirect, result.status)
    return sendPageResult(request, reply, { ...result, status: 400 }, now)
  }

  function sendPageResult(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Exclude<PageResult, PageMove>,
    now: number,
  ): FastifyReply {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const body = 'brotli' in result ? bodyFor(result, encoding) : packed(result.html, encoding)
    return sendPage(request, reply, { expiresAt: now, ...result, ...body }, now)
  }

  /** The page of an address, cached or rendered. */
  async function pageAt(request: RenderRequest): Promise<PageResult> {
    const { url, now, isNotFound, posted } = request
    const key = isNotFound || posted !== undefined ? null : cacheKey(url)
    const cached = key === null ? undefined : cache.get(key, now)
    return cached ?? shareRendering(key, () => renderPage(request, key))
  }

  /** Where an address without a page leads: by the administrator's redirects, or written in lower case. */
  async function redirectTarget(url: string, now: number): Promise<string | typeof REMOVED_ADDRESS | null> {
    const target = deps.redirectOf?.(url)
    if (target === null) return REMOVED_ADDRESS
    return (
      (target && (await finalAddress(target, now))) ||
      (await finalAddress(lowerCaseAddress(canonicalAddress(url) ?? url), now))
    )
  }

  /** Where an address leads, followed once; null where there is nothing. */
  async function finalAddress(url: string | null, now: number): Promise<string | null> {
    if (url === null) return null
    const result = await pageAt({ url, now, isNotFound: false })
    if ('redirect' in result) return result.redirect
    return isMissing(result) ? null : url
  }

  /**
   * Renders an address once for all who ask for it at the same time, unless something changed since the rendering
   * began. A private page is rendered for each: it carries the one ticket that a form can be sent with.
   */
  async function shareRendering(key: string | null, work: () => Promise<PageResult>): Promise<PageResult> {
    if (key === null) return work()
    const name = `${cache.generation} ${key}`
    const isShared = rendering.has(name)
    const result = await rendering.run(name, work)
    return isShared && 'isPrivate' in result && result.isPrivate ? work() : result
  }

  async function renderPage(request: RenderRequest, key: string | null): Promise<PageResult> {
    const { generation } = cache
    const reads = recordedReads(deps.api)
    const [site, code] = [deps.site(), isTokenAddress(request.url) ? null : (deps.code?.() ?? null)]
    const document = await renderer.page(request, reads.api, site, code)
    if ('redirect' in document) return document
    const isServedBeforeFastify =
      document.status === 200 && key === request.url && canonicalAddress(request.url) === null
    const scope = reads.scope()
    const page = { ...document, isServedBeforeFastify, policy: policyFor(document, site, code), scope }
    if (key === null || document.cacheSeconds === 0) return page
    const cached = await toCachedPage(page, request.now + document.cacheSeconds * 1_000)
    // Former data or settings are right only for whoever asked before the change.
    if (cache.generation === generation) cache.set(key, cached)
    return cached
  }

  /** Only pages with a map allow the map's pictures; beside them only what the administrator's code needs. */
  function policyFor({ hasMap }: PageDocument, { tiles }: PublicSite, code: PageCode | null): string {
    const images = hasMap && tiles !== null ? (tileOrigins(tiles.url) ?? []) : []
    if (code !== null) return policyWithCode(code, [FETCH_SCRIPT, ...renderer.starts(code)], images)
    return images.length === 0 ? CSP : contentSecurityPolicy(SCRIPTS, images)
  }
}

/** The administrator's list says that an address is removed. */
const REMOVED_ADDRESS = Symbol('removed address')

function isMissing({ status }: { readonly status: number }): boolean {
  return status === 404 || status === 410
}

/** A page that may be cached, one that may not, or where the content lives now. */
type PageResult = CachedPage | (PageDocument & { readonly policy: string }) | PageMove

interface Sent extends PackedBody, PageHead {
  readonly status: number
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Sent, now: number): FastifyReply {
  const { body, etag, encoding } = page
  reply.headers({ ...pageHeaders(page), 'cache-control': pageCacheControl(page, now), etag })
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).type(HTML).send(body)
}

function languageOf(url: string): Language {
  return splitLanguage(url.split('?', 1)[0] ?? url).language
}
