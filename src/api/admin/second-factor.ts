import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '#services/second-factor.ts'
import { answers } from '../answers.ts'
import {
  codeSetupSchema,
  confirmSecondFactorBodySchema,
  nothingSchema,
  passwordBodySchema,
} from '../schemas/account.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

/** The second factor of the own account. */
export function registerSecondFactor(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.post(
    '/api/admin/second-factor',
    {
      schema: {
        tags: ['administrator'],
        summary: 'A new secret for an authenticator app; nothing is stored before a code confirms it',
        querystring: languageQuerySchema,
        body: passwordBodySchema,
        response: answers(codeSetupSchema, 400, 401, 403, 429),
      },
    },
    async request => {
      const { password } = request.body
      return beginSecondFactor(deps, accountOf(request), { password, siteTitle: deps.settings().title })
    },
  )

  calls.put(
    '/api/admin/second-factor',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Switches the second factor on',
        querystring: languageQuerySchema,
        body: confirmSecondFactorBodySchema,
        response: answers(nothingSchema, 400, 401, 403, 429),
      },
    },
    async (request, reply) => {
      await confirmSecondFactor(deps, accountOf(request), request.body)
      return reply.code(204).send()
    },
  )

  calls.post(
    '/api/admin/second-factor/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Switches the second factor off',
        querystring: languageQuerySchema,
        body: passwordBodySchema,
        response: answers(nothingSchema, 400, 401, 403, 429),
      },
    },
    async (request, reply) => {
      await removeSecondFactor(deps, accountOf(request), request.body.password)
      return reply.code(204).send()
    },
  )
}
