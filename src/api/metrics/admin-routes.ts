import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { language } from '#api/http/schema.ts'
import { adminStatsSchema } from '#domain/metric/admin-stats.ts'
import { adminStats } from '#services/metrics/admin-stats.ts'
import { listMetrics } from '#services/metrics/list-metrics.ts'

/** Two years and some days, so that a year can be compared with the one before. */
const MOST_DAYS = 800

const metricsQuerySchema = z.strictObject({
  days: z.coerce.number().int().min(1).max(MOST_DAYS).default(90),
  language,
})

const metricsSchema = z.array(
  z.strictObject({
    name: z.string(),
    days: z.array(z.strictObject({ day: z.string(), value: z.number() })),
  }),
)

/** Figures: those of the dashboard, and the daily ones. */
export const metricRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/stats',
    { summary: 'Figures of the database, hidden businesses included', answer: adminStatsSchema },
    () => adminStats(deps),
  ),
  adminRoute(
    'GET /api/admin/figures',
    { summary: 'The daily figures as series', query: metricsQuerySchema, answer: metricsSchema },
    ({ query }) => listMetrics(deps, query.days),
  ),
]
