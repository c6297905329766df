import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import type { CredentialLimits } from '#api/http/password-limits.ts'
import { addressBlock } from '#api/http/rate-limit.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { giveSessionCookie, sessionToken, takeSessionCookie } from '#api/http/session-cookie.ts'
import { logIn, logOut } from '#services/accounts/log-in.ts'
import { refusedLogins } from '#services/accounts/refused-logins.ts'
import { accountSchema, logInBodySchema, nothingSchema } from './schema.ts'

/** Logging in and out, and who is logged in. */
export function registerSession(app: FastifyInstance, deps: AdminRouteDeps, limits: CredentialLimits): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const refused = refusedLogins(deps)

  routes.post(
    '/api/admin/session',
    {
      config: { access: 'public' },
      schema: {
        tags: ['administrator'],
        summary: 'Logs in: sets the cookie of a new session and ends the one this browser was in',
        querystring: languageQuerySchema,
        body: logInBodySchema,
        response: responses(accountSchema, 400, 401, 403, 429),
      },
    },
    async (request, reply) => {
      const { username, password, code } = request.body
      const { account, token } = await logIn(
        { ...deps, refused, countCode: name => limits.countCode(reply, name) },
        {
          username,
          password,
          // An empty field of a form is no wrong code.
          code: code?.trim() === '' ? undefined : code,
          from: addressBlock(request),
          formerToken: sessionToken(request),
        },
      )
      giveSessionCookie(reply, token)
      return account
    },
  )

  routes.get(
    '/api/admin/session',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Who is logged in',
        querystring: languageQuerySchema,
        response: responses(accountSchema, 401),
      },
    },
    request => {
      const { tokenHash: _stays, ...account } = accountOf(request)
      return account
    },
  )

  routes.delete(
    '/api/admin/session',
    {
      config: { access: 'public' },
      schema: {
        tags: ['administrator'],
        summary: 'Logs out; does no harm without a session',
        querystring: languageQuerySchema,
        response: responses(nothingSchema, 403),
      },
    },
    async (request, reply) => {
      if (request.account !== null) await logOut(deps, request.account)
      takeSessionCookie(reply)
      return reply.code(204).send()
    },
  )
}
