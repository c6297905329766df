import type { AdminRouteDeps } from '#api/admin-route-deps.ts'
import { adminRoute } from '#api/http/admin-route.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { countAdminBusinesses } from '#services/businesses/list-admin-businesses.ts'
import { startBulkEdit } from '#services/businesses/start-bulk-edit.ts'
import { bulkFilterSchema, bulkSchema, countSchema } from './admin-edit-schema.ts'
import { filterOf } from './admin-filter.ts'

/** One action on many businesses: how many it would be, and starting it. */
export const bulkEditRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'POST /api/admin/businesses/count',
    { summary: 'How many businesses a filter finds', body: bulkFilterSchema, answer: countSchema },
    async ({ body }) => ({ count: await countAdminBusinesses(deps, filterOf(body, deps.now())) }),
  ),
  adminRoute(
    'POST /api/admin/businesses/bulk',
    {
      summary: 'Hides, shows, removes, restores or categorises many businesses',
      body: bulkSchema,
      answer: jobStartedSchema,
      problems: [404, 409],
    },
    async ({ body }, { admin }) => {
      const { action, ids, filter = {}, expectedCount } = body
      const selection = ids === undefined ? { filter: filterOf(filter, deps.now()) } : { ids }
      const account = admin.username
      return { jobId: await startBulkEdit(deps, { action, selection, expectedCount, account }) }
    },
  ),
]
