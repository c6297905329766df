import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { showHistory, undoHistory } from '#services/businesses/business-history.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import {
  adminBusinessSchema,
  businessParamsSchema,
  historyParamsSchema,
  historySchema,
} from './admin-edit-schema.ts'

/** What happened to a business, and taking it back. */
export function registerBusinessHistory(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/businesses/:id/history',
    {
      schema: {
        tags: ['administrator'],
        summary: 'What happened to a business, newest first',
        params: businessParamsSchema,
        querystring: languageQuerySchema,
        response: responses(historySchema, 400, 401, 404),
      },
    },
    async (request, reply) => reply.send([...(await showHistory(deps, request.params.id))]),
  )

  routes.post(
    '/api/admin/businesses/:id/history/:entry/undo',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes back one entry: facts, sources and locks are as before',
        params: historyParamsSchema,
        querystring: languageQuerySchema,
        response: responses(adminBusinessSchema, 400, 401, 404, 409),
      },
    },
    async request => {
      const { id, entry } = request.params
      await undoHistory(deps, { id, entry, account: accountOf(request).username })
      return showAdminBusiness(deps, id)
    },
  )
}
