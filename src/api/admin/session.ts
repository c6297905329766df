import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { logIn } from '#services/log-in.ts'
import { logOut } from '#services/log-out.ts'
import { refusedLogins } from '#services/refused-logins.ts'
import { addressBlock } from '../address-block.ts'
import { answers } from '../answers.ts'
import { accountSchema, logInBodySchema, nothingSchema } from '../schemas/account.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'
import type { CredentialLimits } from './rate-limits.ts'
import { giveSessionCookie, sessionToken, takeSessionCookie } from './session-cookie.ts'

/** Logging in and out, and who is logged in. */
export function registerSession(app: FastifyInstance, deps: AdminCallDeps, limits: CredentialLimits): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()
  const refused = refusedLogins(deps)

  calls.post(
    '/api/admin/session',
    {
      config: { access: 'public' },
      schema: {
        tags: ['administrator'],
        summary: 'Logs in: sets the cookie of a new session and ends the one this browser was in',
        querystring: languageQuerySchema,
        body: logInBodySchema,
        response: answers(accountSchema, 400, 401, 403, 429),
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

  calls.get(
    '/api/admin/session',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Who is logged in',
        querystring: languageQuerySchema,
        response: answers(accountSchema, 401),
      },
    },
    request => {
      const { tokenHash: _stays, ...account } = accountOf(request)
      return account
    },
  )

  calls.delete(
    '/api/admin/session',
    {
      config: { access: 'public' },
      schema: {
        tags: ['administrator'],
        summary: 'Logs out; does no harm without a session',
        querystring: languageQuerySchema,
        response: answers(nothingSchema, 403),
      },
    },
    async (request, reply) => {
      if (request.account !== null) await logOut(deps, request.account)
      takeSessionCookie(reply)
      return reply.code(204).send()
    },
  )
}
