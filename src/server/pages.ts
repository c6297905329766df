import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import type { Api } from '#web/api.ts'
import type { PublicSite } from '#web/site.ts'
import { contentSecurityPolicy } from './csp.ts'
import { failurePage } from './failure-page.ts'
import {
  acceptedEncoding,
  bodyFor,
  type CachedPage,
  cacheKey,
  isNotModified,
  PageCache,
  toCachedPage,
} from './page-cache.ts'
import { pageRenderer } from './render.ts'
import { registerSiteFiles } from './site-files.ts'

export interface PagesDeps {
  readonly api: Api
  readonly site: () => PublicSite
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Folder of the built pages (build.ts). */
  readonly dist: string
  /** Given by whoever empties it after changes; own one otherwise. */
  readonly cache?: PageCache
}

const CSP = contentSecurityPolicy()
/** Time after which a client may come again while the index is being made ready. */
const RETRY_SECONDS = 5

/** Serves the public pages and the build's files; everything that no other route takes is a page or a real 404. */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const renderer = await pageRenderer(deps.dist)
  const cache = deps.cache ?? new PageCache()
  const rendering = new Map<string, Promise<CachedPage>>()
  await registerSiteFiles(app, join(deps.dist, 'client/assets'))

  app.get('/*', { exposeHeadRoute: true }, (request, reply) => send(request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return send(request, reply, '/404')
    return reply.code(404).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('')
  })
  app.setErrorHandler((error, request, reply) => {
    const isStarting = error instanceof DomainError && error.code === 'index_not_ready'
    if (!isStarting) request.log.error({ err: error }, 'a page failed')
    return reply
      .code(isStarting ? 503 : 500)
      .headers({ 'content-security-policy': CSP, 'cache-control': 'no-store' })
      .header('retry-after', RETRY_SECONDS)
      .type('text/html; charset=utf-8')
      .send(failurePage(renderer.stylesheets))
  })

  async function send(request: FastifyRequest, reply: FastifyReply, url: string = request.url): Promise<FastifyReply> {
    const plain = withoutTrailingSlash(url)
    if (plain !== null) return reply.redirect(plain, 301)
    const now = deps.now()
    const key = cacheKey(url)
    const kept = key === null ? undefined : cache.get(key, now)
    if (kept !== undefined) return sendPage(request, reply, kept, now)
    const flying = key === null ? undefined : rendering.get(key)
    if (flying !== undefined) return sendPage(request, reply, await flying, now)

    const document = await renderer.page(url, deps.api, deps.site(), now)
    if (document.redirect !== undefined) return reply.redirect(document.redirect, document.status)
    const compressing = toCachedPage(document, now + document.cacheSeconds * 1_000)
    if (key === null || document.cacheSeconds === 0) return sendPage(request, reply, await compressing, now)
    rendering.set(key, compressing)
    try {
      const page = await compressing
      cache.set(key, page)
      return await sendPage(request, reply, page, now)
    } finally {
      rendering.delete(key)
    }
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, now: number): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const { body, etag } = bodyFor(page, encoding)
  const seconds = Math.max(0, Math.floor((page.expiresAt - now) / 1_000))
  reply.headers({
    'content-security-policy': CSP,
    'cache-control': seconds === 0 ? 'no-cache' : `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
    vary: 'accept-encoding',
    etag,
  })
  if (!page.indexable) reply.header('x-robots-tag', 'noindex')
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).type('text/html; charset=utf-8').send(body)
}

/** '/businesses/?page=2' -> '/businesses?page=2'; null when nothing is to be done, or for '//host', which would lead away. */
function withoutTrailingSlash(url: string): string | null {
  const match = /^(\/[^/?][^?]*?)\/+(\?.*)?$/.exec(url)
  return match === null || url.startsWith('//') ? null : `${match[1]}${match[2] ?? ''}`
}
