import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { ONE_MINUTE } from '#api/http/cache-headers.ts'
import { LruCache } from '#domain/cache/lru-cache.ts'
import { acceptedEncoding, bodyFor, type Encoding } from '#server/http/content-encoding.ts'
import { isSearch } from '#server/http/count-searches.ts'
import { HTML, pageCacheControl, pageHeaders } from '#server/http/page-headers.ts'
import { REQUEST_ID } from '#server/http/security-headers.ts'
import type { CachedPage } from './page-cache.ts'
import type { CachedSearch } from './search-cache.ts'

export interface CachedAnswerDeps {
  /** The page cached for exactly this address; now in milliseconds since 1970. */
  readonly page: (url: string, now: number) => CachedPage | undefined
  /** The answer to a search likewise. */
  readonly search: (url: string, now: number) => CachedSearch | undefined
  /** Headers of every answer of the site. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called for every search that is answered. */
  readonly countSearch: () => void
  /** Called after every answer, with the time that it took in milliseconds. */
  readonly onAnswered: (kind: 'page' | 'search', tookMs: number) => void
}

/** Answers a request as Fastify would; false where Fastify has to. */
export type AnswerFromCache = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * As in Fastify: longer than the proxies of deploy/ keep an idle connection, so that none of them sends a request into one
 * that is closing.
 */
export const KEEP_ALIVE_MS = 72_000

interface Ready {
  readonly body: Buffer
  /** Names and values alternating; all headers but cache-control. */
  readonly headers: readonly string[]
  readonly isSearch: boolean
}

/**
 * Answers from the caches before Fastify sees a request, because Fastify costs more than such an answer. The answer is
 * the same, headers included. Every unusual request (another method, If-None-Match, another spelling of the address) is
 * left to Fastify.
 */
export function cachedAnswers(deps: CachedAnswerDeps): AnswerFromCache {
  const ready = new WeakMap<CachedPage | CachedSearch, Map<Encoding, Ready>>()
  const encodingOf = cachedEncodings()
  return (request, response) => {
    const { url = '', method } = request
    if (method !== 'GET') return false
    const began = performance.now()
    const now = deps.now()
    const cached = url.startsWith('/api/') ? deps.search(url, now) : pageBeforeFastify(url, now)
    if (cached === undefined || request.headers['if-none-match'] !== undefined) return false
    const { body, headers, isSearch } = readyFor(cached, encodingOf(request.headers['accept-encoding']), url)
    const control = 'isServedBeforeFastify' in cached ? pageCacheControl(cached, now) : ONE_MINUTE
    response.writeHead(200, ['cache-control', control, REQUEST_ID, randomUUID(), ...headers])
    response.end(body)
    deps.onAnswered('isServedBeforeFastify' in cached ? 'page' : 'search', performance.now() - began)
    if (isSearch) deps.countSearch()
    if ('logRepeat' in cached) cached.logRepeat()
    return true
  }

  function pageBeforeFastify(url: string, now: number): CachedPage | undefined {
    const page = deps.page(url, now)
    return page?.isServedBeforeFastify === true ? page : undefined
  }

  function readyFor(cached: CachedPage | CachedSearch, encoding: Encoding, url: string): Ready {
    const known = ready.get(cached)?.get(encoding)
    if (known !== undefined) return known
    const { body, etag } = bodyFor(cached, encoding)
    const headers = Object.entries({
      ...deps.headers(),
      ...('isServedBeforeFastify' in cached
        ? { ...pageHeaders(cached), 'content-type': HTML }
        : { vary: 'accept-encoding', 'content-type': 'application/json; charset=utf-8' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      etag,
      'content-length': String(body.byteLength),
    }).flat()
    const made = { body, headers, isSearch: isSearch({ url }) }
    const byEncoding = ready.get(cached) ?? new Map<Encoding, Ready>()
    ready.set(cached, byEncoding.set(encoding, made))
    return made
  }
}

/**
 * Node's server as Fastify makes it, with the caches asked first.
 * @param answerFromCache called with every request
 * @param limits as Fastify takes them (request-limits.ts)
 */
export function serverFactory(
  answerFromCache: AnswerFromCache,
  { http, requestTimeout }: { readonly http: ServerOptions; readonly requestTimeout: number },
): FastifyServerFactory {
  return site =>
    createServer({ ...http, requestTimeout, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      if (hasTwoHosts(request)) response.writeHead(400, { connection: 'close' }).end()
      else if (!answerFromCache(request, response)) site(request, response)
    })
}

/** Two proxies might each believe another one (RFC 9112, 3.2). Node itself takes the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** Browsers send a few spellings of Accept-Encoding. */
const MOST_SPELLINGS = 64

function cachedEncodings(): (header: string | string[] | undefined) => Encoding {
  const encodings = new LruCache<Encoding>({ maxSize: MOST_SPELLINGS })
  return (header = '') => {
    const text = String(header)
    const encoding = encodings.get(text) ?? acceptedEncoding(text)
    encodings.set(text, encoding)
    return encoding
  }
}
