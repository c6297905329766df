import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#domain/errors.ts'
import { addressBlock, type RateLimiter, refuseTooMany, wideAddressBlock } from './rate-limit.ts'
import { isSameSite, SAFE_METHODS } from './same-site.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Counts a form that is in order against its sender's limit. Throws an error with status 429. */
    countForm(): Promise<void>
  }
}

/**
 * Guards the public forms: what another site sends is refused, answers are kept nowhere, and nobody sends many. Counted
 * are forms that are in order only, by envelopeOf: whoever mistypes is told the fault, however often.
 * Counters live in memory: a restart forgets them.
 */
export async function guardForms(
  app: FastifyInstance,
  { hasRateLimits }: { readonly hasRateLimits: boolean },
): Promise<void> {
  app.addHook('onRoute', route => {
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  app.addHook('onRequest', async request => {
    if (!SAFE_METHODS.has(request.method) && !isSameSite(request)) throw new DomainError('cross_site')
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
  const limits = hasRateLimits ? await limitsOf(app) : []
  app.decorateReply('countForm', async function count(this: FastifyReply) {
    for (const limit of limits) await refuseTooMany(limit, this.request, this)
  })
}

/** The longest form, every sign of it escaped, takes less. */
const BODY_LIMIT_BYTES = 64 * 1024
const WINDOW_MS = 15 * 60 * 1000
/** A household, or an office that lists its branches one by one. */
const PER_BLOCK = 30
/** A host may rent 65,536 blocks at a time (a /48). */
const PER_WIDE_BLOCK = 100
/** Counters kept for each limit, some 200 bytes each; the longest unused leaves first. */
const COUNTERS = 20_000

async function limitsOf(app: FastifyInstance): Promise<readonly RateLimiter[]> {
  await app.register(rateLimit, { global: false, cache: COUNTERS })
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string): RateLimiter =>
    app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator })
  return [limiter(PER_BLOCK, addressBlock), limiter(PER_WIDE_BLOCK, wideAddressBlock)]
}
