import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { language } from '#api/http/schema.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
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

/** The daily figures. */
export const metricRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/figures',
    { summary: 'The course of the daily figures', query: metricsQuerySchema, answer: metricsSchema },
    ({ query }) => listMetrics(deps, query.days),
  ),
]
