import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { countMatching } from '#services/count-admin-businesses.ts'
import { startBulkEdit } from '#services/start-bulk-edit.ts'
import { answers } from '../answers.ts'
import { bulkFilterSchema, bulkSchema, countSchema } from '../schemas/business-edit.ts'
import { jobStartedSchema } from '../schemas/jobs.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { filterOf } from './business-filter.ts'
import { accountOf } from './guard.ts'

/** One action on many businesses: how many it would be, and starting it. */
export function registerBulk(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.post(
    '/api/admin/businesses/count',
    {
      schema: {
        tags: ['administrator'],
        summary: 'How many businesses a filter finds',
        querystring: languageQuerySchema,
        body: bulkFilterSchema,
        response: answers(countSchema, 400, 401),
      },
    },
    async request => ({ count: await countMatching(deps, filterOf(request.body, deps.now())) }),
  )

  calls.post(
    '/api/admin/businesses/bulk',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Hides, shows, removes, restores or categorises many businesses',
        querystring: languageQuerySchema,
        body: bulkSchema,
        response: answers(jobStartedSchema, 400, 401, 404, 409),
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
