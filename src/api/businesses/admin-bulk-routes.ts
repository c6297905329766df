import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { countAdminBusinesses } from '#services/businesses/list-admin-businesses.ts'
import { startBulkEdit } from '#services/businesses/start-bulk-edit.ts'
import { bulkFilterSchema, bulkSchema, countSchema } from './admin-edit-schema.ts'
import { filterOf } from './admin-filter.ts'

/** One action on many businesses: how many it would be, and starting it. */
export function registerBulk(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/admin/businesses/count',
    {
      schema: {
        tags: ['administrator'],
        summary: 'How many businesses a filter finds',
        querystring: languageQuerySchema,
        body: bulkFilterSchema,
        response: responses(countSchema, 400, 401),
      },
    },
    async request => ({ count: await countAdminBusinesses(deps, filterOf(request.body, deps.now())) }),
  )

  routes.post(
    '/api/admin/businesses/bulk',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Hides, shows, removes, restores or categorises many businesses',
        querystring: languageQuerySchema,
        body: bulkSchema,
        response: responses(jobStartedSchema, 400, 401, 404, 409),
      },
    },
    async request => {
      const { action, ids, filter = {}, expectedCount } = request.body
      const selection = ids === undefined ? { filter: filterOf(filter, deps.now()) } : { ids }
      const account = accountOf(request).username
      return { jobId: await startBulkEdit(deps, { action, selection, expectedCount, account }) }
    },
  )
}
