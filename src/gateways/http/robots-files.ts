import { LruCache } from '#domain/cache/lru-cache.ts'
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

/** The robots.txt of every host, each read once. */
export class RobotsFiles {
  readonly #ask: (request: HttpRequest) => Promise<HttpResult>
  readonly #known = new LruCache<Promise<HostRules>>({ maxSize: MAX_FILES })

  /** @param ask requests one file, without looking at robots.txt */
  constructor(ask: (request: HttpRequest) => Promise<HttpResult>) {
    this.#ask = ask
  }

  /**
   * The rules of an origin ('https://roth.de'). A missing file forbids nothing. A file that the server fails to give
   * forbids nothing either, and the state is 'unavailable'. Rejects with the signal's reason.
   */
  rulesOf(origin: string, signal: AbortSignal | undefined): Promise<HostRules> {
    const known = this.#known.get(origin)
    if (known !== undefined) return known
    const read = this.#read(`${origin}/robots.txt`, signal)
    this.#known.set(origin, read)
    // Only the signal rejects it, which says nothing about the host.
    read.catch(() => this.#known.delete(origin))
    return read
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
