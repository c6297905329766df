import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { numberedParamsSchema } from '#api/mail/admin-schema.ts'
import { addSynonym, applySynonyms, listSynonyms, removeSynonym } from '#services/search/synonyms.ts'
import { synonymBodySchema, synonymsSchema } from './admin-schema.ts'

/** What the operator says that words mean. A change is in use when its answer is sent. */
export function registerSynonyms(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/synonyms',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The operator’s synonyms, by word',
        querystring: languageQuerySchema,
        response: responses(synonymsSchema, 401),
      },
    },
    async () => listSynonyms(deps),
  )

  routes.post(
    '/api/admin/synonyms',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Says what a word means, in addition to what was said before',
        querystring: languageQuerySchema,
        body: synonymBodySchema,
        response: responses(nothingSchema, 400, 401, 422),
      },
    },
    async (request, reply) => {
      const added = await addSynonym(deps, request.body, accountOf(request).username)
      if (added.kind === 'faults') return sendFaults(reply, added.faults)
      await applySynonyms(deps)
      return reply.code(204).send()
    },
  )

  routes.post(
    '/api/admin/synonyms/:id/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes back what a word means',
        params: numberedParamsSchema,
        querystring: languageQuerySchema,
        response: responses(nothingSchema, 400, 401, 404),
      },
    },
    async (request, reply) => {
      await removeSynonym(deps, { id: request.params.id, account: accountOf(request).username })
      await applySynonyms(deps)
      return reply.code(204).send()
    },
  )
}
