import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LruCache } from '#domain/cache/lru-cache.ts'

/** An answer ready to be sent, in the encodings that browsers ask for. */
export interface CachedAnswer {
  /** Strong, quoted; the bodies of one answer share it with a suffix per encoding. */
  readonly etag: string
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** The content security policy that fits the body: its scripts, its map's pictures. Only pages have one. */
  readonly policy?: string
  /** Milliseconds since 1970 from which on it is too old. */
  readonly expiresAt: number
}

export interface CachedPage extends CachedAnswer {
  readonly status: number
  readonly indexable: boolean
  readonly policy: string
  /** The page is there, and the address it is kept under is the one spelling of its own (direct-answers.ts). */
  readonly isDirect: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** All kept pages together (design, section 6). */
const LIMIT_BYTES = 64 * 1024 * 1024
/** An answer costs this much beside its bodies: key, headers, map entry. */
const OVERHEAD_BYTES = 512
/** Brotli 5 halves gzip's distance to brotli 11 at a twentieth of its time. */
const BROTLI_QUALITY = 5
/** 6 % larger than gzip 6 at a quarter of its time (measured on a search page of 45 kB). */
const QUICK_BROTLI_QUALITY = 2
/** 64 kB, a whole page: with the usual 4 MB, sixteen pages at a time take twice the CPU (docs/decisions/0007). */
const QUICK_WINDOW_BITS = 16

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

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

  /** Removes everything: after a change of data or settings. */
  clear(): void {
    this.#pages.clear()
    this.#generation++
  }

  /** Rises with every clearing: what was begun before it may not be kept after it. */
  get generation(): number {
    return this.#generation
  }

  /** Kept pages and their bytes, for the metrics. */
  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.count, bytes: this.#pages.size }
  }
}

/** Compresses a document and gives it its ETag. */
export async function toCachedPage(
  document: Pick<CachedPage, 'status' | 'indexable' | 'policy' | 'isDirect'> & { readonly html: string },
  expiresAt: number,
): Promise<CachedPage> {
  const plain = Buffer.from(document.html)
  const { status, indexable, policy, isDirect } = document
  return {
    status,
    indexable,
    policy,
    isDirect,
    etag: etagOf(plain),
    ...(await inAllEncodings(plain)),
    expiresAt,
  }
}

/** Compresses a body for many readers. */
export async function inAllEncodings(
  plain: Buffer,
): Promise<Pick<CachedAnswer, 'plain' | 'brotli' | 'gzip'>> {
  const [brotli, gzipped] = await Promise.all([brotliOf(plain), compressGzip(plain)])
  return { plain, brotli, gzip: gzipped }
}

/** A body in one encoding. */
export interface PackedBody {
  readonly encoding: Encoding
  readonly body: Buffer
  /** Strong; two encodings are two representations (RFC 9110, 8.8.3.3). */
  readonly etag: string
}

/** The body of a kept answer in an encoding. */
export function bodyFor(page: CachedAnswer, encoding: Encoding): PackedBody {
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain
  return { encoding, body, etag: withSuffix(page.etag, encoding) }
}

/**
 * Compresses a document that nobody will ask for again: in one encoding only, and quickly. At once, because handing it
 * to another thread and back costs more than the 0.2 ms it takes.
 */
export function packed(html: string, encoding: Encoding): PackedBody {
  const plain = Buffer.from(html)
  const etag = withSuffix(etagOf(plain), encoding)
  if (encoding === 'identity') return { encoding, body: plain, etag }
  const body = encoding === 'br' ? quickBrotli(plain) : gzipSync(plain, { level: 1 })
  return { encoding, body, etag }
}

function quickBrotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: QUICK_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}

/** The best encoding that an Accept-Encoding header allows; q=0 forbids. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const allowed = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map(text => text.trim())
    const quality = params.find(param => param.startsWith('q='))
    if (name !== '') allowed.set(name, quality === undefined ? 1 : Number(quality.slice(2)))
  }
  const isAllowed = (name: string) => (allowed.get(name) ?? allowed.get('*') ?? 0) > 0
  if (isAllowed('br')) return 'br'
  return isAllowed('gzip') ? 'gzip' : 'identity'
}

/** Whether an If-None-Match header names this ETag; weak ones count (RFC 9110, 13.1.2). */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag)
}

/**
 * The key under which a page is kept: address without tracking, parameters in order, empty ones dropped.
 * @param url path and query part
 * @returns null for addresses that are not kept: free text and positions are nearly never asked twice
 */
export function cacheKey(url: string): string | null {
  const at = url.indexOf('?')
  if (at === -1) return url
  const values = new URLSearchParams(url.slice(at + 1))
  const parameters = [...values].filter(([name, value]) => value !== '' && !isTracking(name))
  if (parameters.some(([name]) => UNCACHED.has(name))) return null
  parameters.sort(([a], [b]) => (a < b ? -1 : 1))
  return `${url.slice(0, at)}?${new URLSearchParams(parameters)}`
}

/** Whether a name in a query part is one by which campaigns are counted: it says nothing about the page. */
export function isTracking(name: string): boolean {
  return TRACKING.test(name)
}

const TRACKING = /^(utm_|mtm_|pk_)|^(fbclid|gclid|msclkid|dclid|yclid|mc_eid|_ga)$/
const UNCACHED: ReadonlySet<string> = new Set(['query', 'lat', 'lon'])

/** Strong ETag of a body, quoted. */
export function etagOf(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
}

function withSuffix(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`
}

function brotliOf(plain: Buffer): Promise<Buffer> {
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}

function sizeOf({ plain, brotli, gzip, policy = '' }: CachedAnswer): number {
  return plain.byteLength + brotli.byteLength + gzip.byteLength + policy.length + OVERHEAD_BYTES
}
