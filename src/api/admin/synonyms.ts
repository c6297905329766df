import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { addSynonym } from '#services/add-synonym.ts'
import { removeSynonym } from '#services/remove-synonym.ts'
import { applySynonyms, listSynonyms } from '#services/synonyms.ts'
import { answers } from '../answers.ts'
import { sendFaults } from '../problem.ts'
import { nothingSchema } from '../schemas/account.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { numberedParamsSchema } from '../schemas/outbox.ts'
import { synonymBodySchema, synonymsSchema } from '../schemas/searches.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

/** What the operator says that words mean. A change is in use when its answer is sent. */
export function registerSynonyms(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/synonyms',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The operator’s synonyms, by word',
        querystring: languageQuerySchema,
        response: answers(synonymsSchema, 401),
      },
    },
    async () => listSynonyms(deps),
  )

  calls.post(
    '/api/admin/synonyms',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Says what a word means, in addition to what was said before',
        querystring: languageQuerySchema,
        body: synonymBodySchema,
        response: answers(nothingSchema, 400, 401, 422),
      },
    },
    async (request, reply) => {
      const added = await addSynonym(deps, request.body, accountOf(request).username)
      if (added.kind === 'faults') return sendFaults(reply, added.faults)
      await applySynonyms(deps)
      return reply.code(204).send()
    },
  )

  calls.post(
    '/api/admin/synonyms/:id/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes back what a word means',
        params: numberedParamsSchema,
        querystring: languageQuerySchema,
        response: answers(nothingSchema, 400, 401, 404),
      },
    },
    async (request, reply) => {
      await removeSynonym(deps, { id: request.params.id, account: accountOf(request).username })
      await applySynonyms(deps)
      return reply.code(204).send()
    },
  )
}
