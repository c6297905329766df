import type { FastifyRequest } from 'fastify'
import type { SessionClient } from '#domain/account/account.ts'
import { browserName } from '#domain/account/user-agent.ts'
import { shortenedAddress } from './rate-limit.ts'

/** What is stored of a request that opens a session. */
export function sessionClient(request: FastifyRequest): SessionClient {
  return { address: shortenedAddress(request), ...browserName(request.headers['user-agent']) }
}
