import { isIPv4 } from 'node:net'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestCounterDeps } from '#services/limits/request-counter.ts'
import { storedCounters } from './stored-counters.ts'

/** A host may rent 65,536 blocks at a time: this many bits of an IPv6 address are one renter's. IPv4 stays whole. */
const WIDE_BLOCK_BITS = 48
const WINDOW_MS = 15 * 60 * 1000

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

export interface RateLimit {
  /** Counts a request. Throws an error with status 429, and says when to come again, where there were too many. */
  count(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Throws the same, without counting, where there are known to be too many. */
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export interface RateLimitOptions {
  /** Limits of different names count apart. */
  readonly name: string
  readonly max: number
  /** Whom a request counts for. */
  readonly keyOf: (request: FastifyRequest) => string
  /** 15 minutes without another. */
  readonly windowMs?: number
}

/** Prepares an app for rate limits. @returns what makes a limit */
export async function rateLimits(
  app: FastifyInstance,
  deps: RequestCounterDeps,
): Promise<(options: RateLimitOptions) => RateLimit> {
  if (!app.hasDecorator('createRateLimit'))
    await app.register(rateLimit, { global: false, store: storedCounters(deps) })
  return ({ name, max, keyOf, windowMs = WINDOW_MS }) => {
    const keyGenerator = (request: FastifyRequest) => `${name} ${keyOf(request)}`
    const ask = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator })
    const check = async (request: FastifyRequest, reply: FastifyReply, increment: boolean) => {
      const result = await ask(request, { increment })
      if (result.isAllowed || !result.isExceeded) return
      reply.header('retry-after', result.ttlInSeconds)
      throw new TooManyRequests()
    }
    return {
      count: (request, reply) => check(request, reply, true),
      refuse: (request, reply) => check(request, reply, false),
    }
  }
}

/**
 * Counts a request against several limits, and against none of them where one is known to be exceeded: so whoever is
 * refused uses up nothing of anybody else.
 */
export async function countAll(
  limits: readonly RateLimit[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  for (const limit of limits) await limit.refuse(request, reply)
  for (const limit of limits) await limit.count(request, reply)
}

/** problem.ts makes an answer of every error with a status. */
export class TooManyRequests extends Error {
  readonly statusCode = 429
}
