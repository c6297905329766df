import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '#services/accounts/second-factor.ts'
import {
  codeSetupSchema,
  confirmSecondFactorBodySchema,
  nothingSchema,
  passwordBodySchema,
} from './schema.ts'

/** The second factor of the own account. */
export function registerSecondFactor(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/admin/second-factor',
    {
      schema: {
        tags: ['administrator'],
        summary: 'A new secret for an authenticator app; nothing is stored before a code confirms it',
        querystring: languageQuerySchema,
        body: passwordBodySchema,
        response: responses(codeSetupSchema, 400, 401, 403, 429),
      },
    },
    async request => {
      const { password } = request.body
      return beginSecondFactor(deps, accountOf(request), { password, siteTitle: deps.settings().title })
    },
  )

  routes.put(
    '/api/admin/second-factor',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Switches the second factor on',
        querystring: languageQuerySchema,
        body: confirmSecondFactorBodySchema,
        response: responses(nothingSchema, 400, 401, 403, 429),
      },
    },
    async (request, reply) => {
      await confirmSecondFactor(deps, accountOf(request), request.body)
      return reply.code(204).send()
    },
  )

  routes.post(
    '/api/admin/second-factor/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Switches the second factor off',
        querystring: languageQuerySchema,
        body: passwordBodySchema,
        response: responses(nothingSchema, 400, 401, 403, 429),
      },
    },
    async (request, reply) => {
      await removeSecondFactor(deps, accountOf(request), request.body.password)
      return reply.code(204).send()
    },
  )
}
