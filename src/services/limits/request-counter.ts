import { LruCache } from '#domain/cache/lru-cache.ts'
import { countRequest, type RequestCount } from '#store/request-counters.ts'
import type { StoreDeps } from '#store/store.ts'

export interface RequestCounterDeps extends StoreDeps {
  /** False for tests and load measurements. */
  readonly hasRateLimits: boolean
}

export interface RequestLimit {
  readonly max: number
  readonly windowMs: number
}

/** Counts what is limited. Keys say what is limited, and for whom. */
export interface RequestCounter {
  /** Throws what the store throws. */
  count(key: string, limit: RequestLimit): Promise<RequestCount>
  /** What is known of a key without asking the database: that it is above its limit. */
  knownRefusal(key: string): RequestCount | undefined
}

/** Keys known to be above their limit, some 200 bytes each; the longest unused leaves first. */
const MOST_REFUSED = 20_000

/**
 * Counters in the database, so that all processes and nodes of a site count together, and a restart forgets nothing. Who
 * is above a limit is refused from memory: floods cost no writes. Keys are hashed with the site's key.
 */
export function requestCounter({ store, now }: StoreDeps): RequestCounter {
  const refused = new LruCache<RequestCount>({ maxSize: MOST_REFUSED })
  const knownRefusal = (key: string) => {
    const known = refused.get(key)
    return known !== undefined && known.endsAt > now() ? known : undefined
  }
  return {
    knownRefusal,
    async count(key, { max, windowMs }) {
      const known = knownRefusal(key)
      if (known !== undefined) return known
      const counted = await countRequest(store, store.key.hash('rate-limit', key), { windowMs, now: now() })
      if (counted.count > max) refused.set(key, counted)
      return counted
    },
  }
}
