import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { addSuppression } from '#services/add-suppression.ts'
import { listSuppressions } from '#services/list-suppressions.ts'
import { removeSuppression } from '#services/remove-suppression.ts'
import { answers } from '../answers.ts'
import { sendFaults } from '../problem.ts'
import { nothingSchema } from '../schemas/account.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { numberedParamsSchema } from '../schemas/outbox.ts'
import {
  suppressionBodySchema,
  suppressionPageSchema,
  suppressionsQuerySchema,
} from '../schemas/suppressions.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

/** What imports must not bring back. */
export function registerSuppressions(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/suppressions',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The suppression list, newest first',
        querystring: suppressionsQuerySchema,
        response: answers(suppressionPageSchema, 400, 401),
      },
    },
    async ({ query: { page } }) => listSuppressions(deps, page),
  )

  calls.post(
    '/api/admin/suppressions',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Keeps imports from bringing a business back',
        querystring: languageQuerySchema,
        body: suppressionBodySchema,
        response: answers(nothingSchema, 400, 401, 422),
      },
    },
    async (request, reply) => {
      const added = await addSuppression(deps, request.body, accountOf(request).username)
      return added.kind === 'faults' ? sendFaults(reply, added.faults) : reply.code(204).send()
    },
  )

  calls.post(
    '/api/admin/suppressions/:id/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes a key off the suppression list',
        params: numberedParamsSchema,
        querystring: languageQuerySchema,
        response: answers(nothingSchema, 400, 401, 404),
      },
    },
    async (request, reply) => {
      await removeSuppression(deps, { id: request.params.id, account: accountOf(request).username })
      return reply.code(204).send()
    },
  )
}
