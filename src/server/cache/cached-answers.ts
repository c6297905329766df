import type { IncomingMessage, ServerResponse } from 'node:http'
import { ONE_MINUTE } from '#api/http/cache-headers.ts'
import { isSearch } from '#server/http/count-searches.ts'
import { HTML, pageCacheControl, pageHeaders } from '#server/http/page-headers.ts'
import { acceptedEncoding, bodyFor, type CachedPage, type Encoding } from './page-cache.ts'
import type { CachedSearch } from './search-cache.ts'

export interface CachedAnswerDeps {
  /** The page kept for exactly this address; now in milliseconds since 1970. */
  readonly page: (url: string, now: number) => CachedPage | undefined
  /** The answer to a call likewise. */
  readonly search: (url: string, now: number) => CachedSearch | undefined
  /** Headers of every answer of the site. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called for every search that is answered. */
  readonly countSearch: () => void
}

/** Answers a request as the site would; false where the site itself has to. */
export type AnswerFromCache = (request: IncomingMessage, response: ServerResponse) => boolean

interface Ready {
  readonly body: Buffer
  /** Names and values in turn; all headers but the one that says how long to keep the answer. */
  readonly headers: readonly string[]
  readonly isSearch: boolean
}

/**
 * Answers from what is kept before the site's own machinery looks at a request: for an address that was asked for
 * before, that machinery costs more than the answer. The answer is the same, headers included. Whatever is out of the
 * ordinary (another method, a copy to compare, another spelling) is left to the site.
 */
export function cachedAnswers(deps: CachedAnswerDeps): AnswerFromCache {
  const ready = new WeakMap<CachedPage | CachedSearch, Map<Encoding, Ready>>()
  const encodingOf = cachedEncodings()
  return (request, response) => {
    const { url = '', method } = request
    if (method !== 'GET') return false
    const now = deps.now()
    const cached = url.startsWith('/api/') ? deps.search(url, now) : directPage(url, now)
    if (cached === undefined || request.headers['if-none-match'] !== undefined) return false
    const { body, headers, isSearch } = readyFor(cached, encodingOf(request.headers['accept-encoding']), url)
    const control = 'isDirect' in cached ? pageCacheControl(cached, now) : ONE_MINUTE
    response.writeHead(200, ['cache-control', control, ...headers])
    response.end(body)
    if (isSearch) deps.countSearch()
    if ('noteAgain' in cached) cached.noteAgain()
    return true
  }

  function directPage(url: string, now: number): CachedPage | undefined {
    const page = deps.page(url, now)
    return page?.isDirect === true ? page : undefined
  }

  function readyFor(cached: CachedPage | CachedSearch, encoding: Encoding, url: string): Ready {
    const known = ready.get(cached)?.get(encoding)
    if (known !== undefined) return known
    const { body, etag } = bodyFor(cached, encoding)
    const headers = Object.entries({
      ...deps.headers,
      ...('isDirect' in cached
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

/** Browsers send a few spellings of Accept-Encoding; more are read anew each time. */
const MOST_SPELLINGS = 64

function cachedEncodings(): (header: string | string[] | undefined) => Encoding {
  const known = new Map<string, Encoding>()
  return (header = '') => {
    const text = String(header)
    const cached = known.get(text)
    if (cached !== undefined) return cached
    const encoding = acceptedEncoding(text)
    if (known.size < MOST_SPELLINGS) known.set(text, encoding)
    return encoding
  }
}
