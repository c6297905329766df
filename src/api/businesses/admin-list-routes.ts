import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { listAdminBusinesses } from '#services/businesses/list-admin-businesses.ts'
import { filterOf } from './admin-filter.ts'
import { adminBusinessesQuerySchema, adminBusinessPageSchema } from './admin-schema.ts'

/** The administrator's table of businesses (specification, section 7). */
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
]
