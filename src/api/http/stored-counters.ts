import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { type RequestCounterDeps, requestCounter } from '#services/limits/request-counter.ts'

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

/** The counters of the site as @fastify/rate-limit asks them. */
export function storedCounters(deps: RequestCounterDeps): FastifyRateLimitStoreCtor {
  const counter = requestCounter(deps)
  const { now } = deps
  return class StoredCounters implements FastifyRateLimitStore {
    incr(key: string, callback: Callback, windowMs: number, max: number): void {
      counter.count(key, { max, windowMs }).then(
        ({ count, endsAt }) => callback(null, { current: count, ttl: endsAt - now() }),
        (error: Error) => callback(error),
      )
    }

    /** Only what is known without asking the database. */
    read(key: string, callback: Callback): void {
      const { count = 0, endsAt = now() } = counter.knownRefusal(key) ?? {}
      callback(null, { current: count, ttl: endsAt - now() })
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}
