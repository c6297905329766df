import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { sessionAccount } from '#services/accounts/sessions.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { isSameSite, SAFE_METHODS } from './same-site.ts'
import { sessionToken } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; null outside of a session. Set for every request below /api/admin. */
    account: SessionAccount | null
  }
  interface FastifyContextConfig {
    /** 'public': answers without a session. Everything else below /api/admin is closed. */
    access?: 'public'
  }
}

/**
 * Closes every route of this instance: 401 without a session, and a change that another site sent is refused. A route
 * is open only when it says so.
 */
export function guardAdmin(app: FastifyInstance, deps: Pick<AdminDeps, 'store' | 'now'>): void {
  app.decorateRequest('account', null)
  app.addHook('onRequest', async request => {
    if (!SAFE_METHODS.has(request.method) && !isSameSite(request)) throw new DomainError('cross_site')
    const token = sessionToken(request)
    request.account = token === undefined ? null : await sessionAccount(deps, token)
    if (request.account === null && request.routeOptions.config.access !== 'public') {
      throw new DomainError('not_logged_in')
    }
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
}

/** Who makes this request. Only for closed routes. */
export function accountOf(request: FastifyRequest): SessionAccount {
  if (request.account === null) throw new DomainError('not_logged_in')
  return request.account
}
