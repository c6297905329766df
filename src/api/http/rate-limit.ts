import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A host may rent 65,536 blocks at a time: this many bits of an IPv6 address are one renter's. IPv4 stays whole. */
const WIDE_BLOCK_BITS = 48

/** Whom an address belongs to: an IPv4 address, or the /64 of an IPv6 address, which is one line's or one host's. */
export function addressBlock(request: FastifyRequest): string {
  return normalizeIP(request.ip)
}

/** The same, of whoever rents many blocks. */
export function wideAddressBlock(request: FastifyRequest): string {
  return normalizeIP(request.ip, WIDE_BLOCK_BITS)
}

/** One limit of @fastify/rate-limit. */
export type RateLimiter = ReturnType<FastifyInstance['createRateLimit']>

/** Counts a request. Throws an error with status 429, and says when to come again, where there were too many. */
export async function refuseTooMany(
  count: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const result = await count(request)
  if (result.isAllowed || !result.isExceeded) return
  reply.header('retry-after', result.ttlInSeconds)
  throw new TooManyTries()
}

/** problem.ts makes an answer of every error with a status. */
class TooManyTries extends Error {
  readonly statusCode = 429
}
