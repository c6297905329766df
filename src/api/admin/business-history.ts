import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { businessHistory } from '#services/business-history.ts'
import { showAdminBusiness } from '#services/show-admin-business.ts'
import { undoHistory } from '#services/undo-history.ts'
import { answers } from '../answers.ts'
import {
  adminBusinessSchema,
  businessParamsSchema,
  historyParamsSchema,
  historySchema,
} from '../schemas/business-edit.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

/** What happened to a business, and taking it back. */
export function registerBusinessHistory(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/businesses/:id/history',
    {
      schema: {
        tags: ['administrator'],
        summary: 'What happened to a business, newest first',
        params: businessParamsSchema,
        querystring: languageQuerySchema,
        response: answers(historySchema, 400, 401, 404),
      },
    },
    async (request, reply) => reply.send([...(await businessHistory(deps, request.params.id))]),
  )

  calls.post(
    '/api/admin/businesses/:id/history/:entry/undo',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes back one entry: facts, sources and locks are as before',
        params: historyParamsSchema,
        querystring: languageQuerySchema,
        response: answers(adminBusinessSchema, 400, 401, 404, 409),
      },
    },
    async request => {
      const { id, entry } = request.params
      await undoHistory(deps, { id, entry, account: accountOf(request).username })
      return showAdminBusiness(deps, id)
    },
  )
}
