import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { numberedParamsSchema } from '#api/mail/admin-schema.ts'
import { addSuppression, listSuppressions, removeSuppression } from '#services/privacy/suppressions.ts'
import { suppressionBodySchema, suppressionPageSchema, suppressionsQuerySchema } from './schema.ts'

/** What imports must not bring back. */
export function registerSuppressions(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/suppressions',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The suppression list, newest first',
        querystring: suppressionsQuerySchema,
        response: responses(suppressionPageSchema, 400, 401),
      },
    },
    async ({ query: { page } }) => listSuppressions(deps, page),
  )

  routes.post(
    '/api/admin/suppressions',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Keeps imports from bringing a business back',
        querystring: languageQuerySchema,
        body: suppressionBodySchema,
        response: responses(nothingSchema, 400, 401, 422),
      },
    },
    async (request, reply) => {
      const added = await addSuppression(deps, request.body, accountOf(request).username)
      return added.kind === 'faults' ? sendFaults(reply, added.faults) : reply.code(204).send()
    },
  )

  routes.post(
    '/api/admin/suppressions/:id/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes a key off the suppression list',
        params: numberedParamsSchema,
        querystring: languageQuerySchema,
        response: responses(nothingSchema, 400, 401, 404),
      },
    },
    async (request, reply) => {
      await removeSuppression(deps, { id: request.params.id, account: accountOf(request).username })
      return reply.code(204).send()
    },
  )
}
