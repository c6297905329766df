import { isIPv4 } from 'node:net'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A host may rent 65,536 blocks at a time: this many bits of an IPv6 address are one renter's. IPv4 stays whole. */
const WIDE_BLOCK_BITS = 48
const WINDOW_MS = 15 * 60 * 1000
/** Counters of each limit, some 200 bytes each; the longest unused leaves first. */
const COUNTERS = 20_000

/** Whom an address belongs to: an IPv4 address, or the /64 of an IPv6 address, which is one line's or one host's. */
export function addressBlock(request: FastifyRequest): string {
  return normalizeIP(request.ip)
}

/** The same, of somebody who rents many blocks. */
export function wideAddressBlock(request: FastifyRequest): string {
  return normalizeIP(request.ip, WIDE_BLOCK_BITS)
}

/** An address as it is stored: 203.0.113.0/24 tells a neighbourhood, 2001:db8:1::/48 a renter, neither a person. */
export function shortenedAddress(request: FastifyRequest): string {
  const block = wideAddressBlock(request)
  return isIPv4(block) ? block.replace(/\d{1,3}$/, '0/24') : `${block}/${WIDE_BLOCK_BITS}`
}

/** Counts a request. Throws an error with status 429, and says when to come again, where there were too many. */
export type RateLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Prepares an app for rate limits. Counters live in memory: a restart forgets them.
 * @returns what makes a limit of so many requests in a time, 15 minutes without another, for each key
 */
export async function rateLimits(
  app: FastifyInstance,
): Promise<(max: number, keyOf: (request: FastifyRequest) => string, timeWindowMs?: number) => RateLimit> {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false, cache: COUNTERS })
  return (max, keyGenerator, timeWindow = WINDOW_MS) => {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator })
    return async (request, reply) => {
      const result = await count(request)
      if (result.isAllowed || !result.isExceeded) return
      reply.header('retry-after', result.ttlInSeconds)
      throw new TooManyRequests()
    }
  }
}

/** problem.ts makes an answer of every error with a status. */
export class TooManyRequests extends Error {
  readonly statusCode = 429
}
