import type { AdminRouteDeps } from '#api/admin-route-deps.ts'
import { adminStatsSchema } from '#api/businesses/admin-schema.ts'
import { adminRoute } from '#api/http/admin-route.ts'
import { adminStats } from '#services/metrics/admin-stats.ts'

/** The figures of the administrator's dashboard. */
export const adminStatsRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/stats',
    { summary: 'Figures of the truth, hidden businesses included', answer: adminStatsSchema },
    () => adminStats(deps),
  ),
]
