import type { Readable } from 'node:stream'
import type { Agent } from 'undici'
import { failureOf } from './failures.ts'
import { guardedAgent } from './guarded-agent.ts'
import { HostRateLimit } from './host-rate-limit.ts'
import type { HttpAnswer, HttpFailure, HttpRequest, HttpResult } from './http-exchange.ts'
import { ACCEPTED_ENCODINGS, discard, type ReadBody, readBody } from './read-body.ts'
import { type ResolveName, systemResolver } from './resolve-name.ts'
import { type HostRules, NO_RULES, RobotsFiles } from './robots-files.ts'
import { type Allowance, type SsrfGuard, ssrfGuard } from './ssrf-guard.ts'

export interface HttpClientOptions {
  /** See user-agent.ts. */
  readonly userAgent: string
  /** Addresses that are allowed besides the public web; for tests. */
  readonly allowance?: Allowance
  /** Resolves names; the system's name servers unless told otherwise. */
  readonly resolve?: ResolveName
  readonly limits?: Partial<HttpLimits>
  /** Shared with other clients (http-clients.ts); its own by default. */
  readonly rateLimit?: HostRateLimit
  /** The age of what was read from robots.txt is counted by it: milliseconds, never going back. */
  readonly now?: () => number
}

export interface HttpLimits {
  /** For a request with all its redirects, without the time that it waits for the rate limit. */
  readonly totalMs: number
  readonly connectMs: number
  readonly headersMs: number
  readonly bodyMs: number
  /** Between the beginnings of two requests to one host. */
  readonly hostPauseMs: number
  /** Requests at once, over all hosts. */
  readonly concurrency: number
}

/** Slow sites answer within a few seconds; a site that needs longer is of no use to a visitor. */
export const LIMITS: HttpLimits = {
  totalMs: 15_000,
  connectMs: 8_000,
  headersMs: 12_000,
  bodyMs: 8_000,
  hostPauseMs: 1_000,
  concurrency: 20,
}

/** Sites need one for https and one for 'www.'; longer chains are mistakes or traps. */
const MAX_REDIRECTS = 4
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

type Hop =
  | { readonly kind: 'redirect'; readonly location: string; readonly tookMs: number }
  | {
      readonly kind: 'end'
      readonly status: number
      readonly contentType: string
      readonly read: ReadBody
      readonly tookMs: number
    }

/**
 * The only way out for HTTP requests. It never reaches internal addresses, in any spelling and by any name or redirect.
 * It sends one request a second to a host, respects robots.txt, and limits every request in time and size.
 */
export class HttpClient {
  readonly #guard: SsrfGuard
  readonly #agent: Agent
  readonly #rateLimit: HostRateLimit
  readonly #limits: HttpLimits
  readonly #userAgent: string
  readonly #robots: RobotsFiles

  constructor({
    userAgent,
    allowance,
    resolve = systemResolver,
    limits,
    rateLimit,
    now = () => performance.now(),
  }: HttpClientOptions) {
    this.#limits = { ...LIMITS, ...limits }
    this.#guard = ssrfGuard(allowance)
    this.#agent = guardedAgent(this.#guard, resolve, this.#limits)
    const { concurrency, hostPauseMs } = this.#limits
    this.#rateLimit = rateLimit ?? new HostRateLimit({ concurrency, pauseMs: hostPauseMs })
    this.#userAgent = userAgent
    this.#robots = new RobotsFiles(file => this.#follow(file, async () => NO_RULES), now)
  }

  /**
   * Requests one address and follows its redirects. Whatever the other side does is returned as a value.
   * Throws the signal's reason when it is aborted.
   */
  async request(request: HttpRequest): Promise<HttpResult> {
    return this.#follow(request, url => this.#robots.rulesOf(url.origin, request.signal))
  }

  /** Closes all connections. */
  async close(): Promise<void> {
    await this.#agent.destroy()
  }

  async #follow(request: HttpRequest, rulesOf: (url: URL) => Promise<HostRules>): Promise<HttpResult> {
    const seen = new Set<string>()
    let address = request.url
    let leftMs = this.#limits.totalMs
    let robots: HttpAnswer['robots'] = 'read'
    for (let redirects = 0; ; redirects++) {
      const url = this.#guard.check(address)
      if (!(url instanceof URL)) return url
      const failed = (kind: HttpFailure['kind'], detail: string) => ({ kind, detail, url: url.href })
      if (seen.has(url.href)) return failed('redirect_loop', 'loop')
      if (redirects > MAX_REDIRECTS) return failed('redirect_loop', 'too_many')
      seen.add(url.href)
      const { rules, state, failure } = await rulesOf(url)
      if (failure !== undefined) return failed(failure.kind, failure.detail)
      if (!rules.allows(url.pathname + url.search)) return failed('robots', 'disallowed')
      if (state === 'unavailable') robots = state
      const hop = await this.#hop(url, request, leftMs)
      if (isFailed(hop)) return { ...hop, url: url.href }
      if (hop.kind === 'end') return answerOf(hop, request, { url: url.href, redirects, robots })
      leftMs -= hop.tookMs
      address = URL.parse(hop.location, url)?.href ?? hop.location
    }
  }

  async #hop(url: URL, request: HttpRequest, leftMs: number): Promise<Hop | Omit<HttpFailure, 'url'>> {
    const { signal } = request
    try {
      return await this.#rateLimit.run(url.hostname, () => this.#ask(url, request, leftMs), signal)
    } catch (error) {
      signal?.throwIfAborted()
      const failure = failureOf(error)
      if (failure === undefined) throw error
      return failure
    }
  }

  async #ask(url: URL, { method = 'GET', accept, maxBytes, signal }: HttpRequest, leftMs: number) {
    const begun = performance.now()
    const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(leftMs)))
    const { statusCode, headers, body } = await this.#agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: {
        'user-agent': this.#userAgent,
        accept: accept ?? '*/*',
        'accept-encoding': ACCEPTED_ENCODINGS,
        'accept-language': 'de,en;q=0.5',
      },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    const location = REDIRECTS.has(statusCode) ? first(headers.location) : ''
    if (location !== '') {
      discard(body)
      return { kind: 'redirect', location, tookMs: performance.now() - begun } satisfies Hop
    }
    const read = await bodyOf(body, first(headers['content-encoding']), maxBytes)
    const contentType = first(headers['content-type'])
    return {
      kind: 'end',
      status: statusCode,
      contentType,
      read,
      tookMs: performance.now() - begun,
    } satisfies Hop
  }
}

function isFailed(hop: Hop | Omit<HttpFailure, 'url'>): hop is Omit<HttpFailure, 'url'> {
  return hop.kind !== 'redirect' && hop.kind !== 'end'
}

function answerOf(
  { status, contentType, read }: Hop & { kind: 'end' },
  { mayCut = false, maxBytes }: HttpRequest,
  way: Pick<HttpAnswer, 'url' | 'redirects' | 'robots'>,
): HttpResult {
  if (read.isCut && !mayCut) return { kind: 'too_large', detail: String(maxBytes), url: way.url }
  return { kind: 'answer', status, contentType, body: read.bytes, isCut: read.isCut, ...way }
}

async function bodyOf(body: Readable, encoding: string, maxBytes: number | undefined): Promise<ReadBody> {
  if (maxBytes !== undefined) return readBody(body, encoding, maxBytes)
  discard(body)
  return { bytes: Buffer.alloc(0), isCut: false }
}

function first(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? ''
}
