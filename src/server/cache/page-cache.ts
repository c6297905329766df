import { etagOf } from '#api/http/etag.ts'
import { LruCache } from '#domain/cache/lru-cache.ts'
import { isTracking } from '#domain/link/tracking.ts'
import { type EncodedBody, inAllEncodings } from '#server/http/content-encoding.ts'
import { isTokenAddress } from '#server/http/token-address.ts'

/**
 * What of the directory a page shows: these businesses, for the page of one of them; a list may show any of them at its
 * next rendering.
 */
export type PageScope = readonly number[] | 'list'

/** An answer ready to be sent. */
export interface CachedAnswer extends EncodedBody {
  /** The content security policy that fits the body: its scripts, its map's pictures. Only pages have one. */
  readonly policy?: string
  /** Milliseconds since 1970 from which on it is too old. */
  readonly expiresAt: number
}

export interface CachedPage extends CachedAnswer {
  readonly status: number
  readonly indexable: boolean
  readonly policy: string
  /** The page exists, and its key is its canonical address: cached-answers.ts may send it without Fastify. */
  readonly isServedBeforeFastify: boolean
  readonly scope: PageScope
}

/** All cached pages together. */
const LIMIT_BYTES = 64 * 1024 * 1024
/** An answer costs this much beside its bodies: key, headers, map entry. */
const OVERHEAD_BYTES = 512

/** Whole answers by address: the least recently used are evicted first, and none is older than its time. */
export class PageCache<Answer extends CachedAnswer = CachedPage> {
  readonly #pages: LruCache<Answer>
  #generation = 0

  constructor(limitBytes: number = LIMIT_BYTES) {
    this.#pages = new LruCache<Answer>({ maxSize: limitBytes, sizeOf })
  }

  /** The page for a key, unless it is missing or too old. @param now milliseconds since 1970 */
  get(key: string, now: number): Answer | undefined {
    const page = this.#pages.get(key)
    if (page === undefined || page.expiresAt > now) return page
    this.#pages.delete(key)
    return undefined
  }

  set(key: string, page: Answer): void {
    this.#pages.set(key, page)
  }

  /** Removes everything: after a change of the settings, or of all data. */
  clear(): void {
    this.#pages.clear()
    this.#generation++
  }

  /** Removes what is outdated. */
  forget(isOutdated: (answer: Answer) => boolean): void {
    for (const key of this.#pages.keys()) {
      const page = this.#pages.peek(key)
      if (page !== undefined && isOutdated(page)) this.#pages.delete(key)
    }
    this.#generation++
  }

  /** Rises with everything that is removed: what was begun before may not be cached after it. */
  get generation(): number {
    return this.#generation
  }

  /** Cached pages and their bytes. */
  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.count, bytes: this.#pages.size }
  }
}

/** Compresses a document and gives it its ETag. */
export async function toCachedPage(
  document: Pick<CachedPage, 'status' | 'indexable' | 'policy' | 'isServedBeforeFastify' | 'scope'> & {
    readonly html: string
  },
  expiresAt: number,
): Promise<CachedPage> {
  const plain = Buffer.from(document.html)
  const { status, indexable, policy, isServedBeforeFastify, scope } = document
  return {
    status,
    indexable,
    policy,
    isServedBeforeFastify,
    scope,
    etag: etagOf(plain),
    ...(await inAllEncodings(plain)),
    expiresAt,
  }
}

/**
 * The key under which a page is cached: address without tracking, parameters in order, empty ones dropped.
 * @param url path and query part
 * @returns null for addresses that are not cached: those with a token, and free text and positions, which are nearly
 * never asked twice
 */
export function cacheKey(url: string): string | null {
  if (isTokenAddress(url)) return null
  const at = url.indexOf('?')
  if (at === -1) return url
  const values = new URLSearchParams(url.slice(at + 1))
  const parameters = [...values].filter(([name, value]) => value !== '' && !isTracking(name))
  if (parameters.some(([name]) => UNCACHED.has(name))) return null
  const path = url.slice(0, at)
  if (parameters.length === 0) return path
  parameters.sort(([a], [b]) => (a < b ? -1 : 1))
  return `${path}?${new URLSearchParams(parameters)}`
}

const UNCACHED: ReadonlySet<string> = new Set(['query', 'lat', 'lon'])

function sizeOf({ plain, brotli, gzip, policy = '' }: CachedAnswer): number {
  return plain.byteLength + brotli.byteLength + gzip.byteLength + policy.length + OVERHEAD_BYTES
}
