import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { countAdminBusinesses, listAdminBusinesses } from '#services/businesses/list-admin-businesses.ts'
import { startBulkEdit } from '#services/businesses/start-bulk-edit.ts'
import { bulkFilterSchema, bulkSchema, countSchema } from './admin-edit-schema.ts'
import { filterOf } from './admin-filter.ts'
import { adminBusinessesQuerySchema, adminBusinessPageSchema } from './admin-schema.ts'

/** The administrator's table of businesses (specification, section 7), and one action on many of them. */
export const adminBusinessListRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/businesses',
    {
      summary: 'Businesses, filtered and sorted; hidden ones too, removed ones when asked for',
      query: adminBusinessesQuerySchema,
      answer: adminBusinessPageSchema,
    },
    ({ query }) => {
      const { page, limit, sortBy, sortOrder } = query
      const filter = filterOf(query, deps.now())
      return listAdminBusinesses(deps, { ...filter, page, limit, sortBy, sortOrder })
    },
  ),
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
