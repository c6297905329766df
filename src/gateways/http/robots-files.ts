import { LruCache } from '#domain/cache/lru-cache.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import {
  type HttpAnswer,
  type HttpFailure,
  type HttpRequest,
  type HttpResult,
  isFailure,
} from './http-exchange.ts'
import { ALLOWS_ALL, MAX_ROBOTS_BYTES, type RobotsRules, robotsRules } from './robots-txt.ts'
import { AGENT_NAME } from './user-agent.ts'

/** The robots.txt of a host. */
export interface HostRules {
  readonly rules: RobotsRules
  readonly state: HttpAnswer['robots']
  /** Why the host cannot be requested at all. */
  readonly failure?: HttpFailure
}

export const NO_RULES: HostRules = { rules: ALLOWS_ALL, state: 'read' }

/** Hosts of a job that are asked about the same time; a robots.txt that is evicted is read again. */
const MAX_FILES = 5_000
/** A job or a site runs for days; what a host forbids meanwhile must reach it. */
const READ_FOR_MS = HOUR_MS
/** Long enough to ask a dead host once for many addresses, short enough for a hiccup of a name server. */
const FAILED_FOR_MS = 5 * MINUTE_MS

interface CachedRules {
  readonly rules: Promise<HostRules>
  /** On the clock of `now`; not known before the file is read. */
  endsAt: number
}

/** The robots.txt of every host, each read at most once an hour, or once in five minutes while it cannot be read. */
export class RobotsFiles {
  readonly #ask: (request: HttpRequest) => Promise<HttpResult>
  readonly #now: () => number
  readonly #known = new LruCache<CachedRules>({ maxSize: MAX_FILES })

  /**
   * @param ask requests one file, without looking at robots.txt
   * @param now milliseconds, never going back
   */
  constructor(ask: (request: HttpRequest) => Promise<HttpResult>, now: () => number) {
    this.#ask = ask
    this.#now = now
  }

  /**
   * The rules of an origin ('https://roth.de'). A missing file forbids nothing. A file that the server fails to give
   * forbids nothing either, and the state is 'unavailable'. Rejects with the signal's reason.
   */
  rulesOf(origin: string, signal: AbortSignal | undefined): Promise<HostRules> {
    const known = this.#known.get(origin)
    if (known !== undefined && this.#now() < known.endsAt) return known.rules
    const rules = this.#read(`${origin}/robots.txt`, signal)
    const reading: CachedRules = { rules, endsAt: Number.POSITIVE_INFINITY }
    this.#known.set(origin, reading)
    rules.then(
      ({ state }) => {
        reading.endsAt = this.#now() + (state === 'read' ? READ_FOR_MS : FAILED_FOR_MS)
      },
      // Only the signal rejects it, which says nothing about the host.
      () => this.#known.delete(origin),
    )
    return rules
  }

  async #read(url: string, signal: AbortSignal | undefined): Promise<HostRules> {
    const accept = 'text/plain'
    const result = await this.#ask({
      url,
      accept,
      maxBytes: MAX_ROBOTS_BYTES,
      mayCut: true,
      ...(signal && { signal }),
    })
    if (isFailure(result)) {
      const isOfHost = result.url === url && meetsEveryAddress(result)
      return { rules: ALLOWS_ALL, state: 'unavailable', ...(isOfHost && { failure: result }) }
    }
    if (result.status >= 500) return { rules: ALLOWS_ALL, state: 'unavailable' }
    if (result.status < 200 || result.status >= 300) return NO_RULES
    return { rules: robotsRules(result.body.toString('utf8'), AGENT_NAME), state: 'read' }
  }
}

/** Failures that every address of the host would have, so that a dead host is asked only once. */
function meetsEveryAddress({ kind, detail }: HttpFailure): boolean {
  if (kind === 'timeout') return detail === 'connect'
  if (kind === 'connect') return ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'].includes(detail)
  return kind === 'dns' || kind === 'tls' || kind === 'refused'
}
