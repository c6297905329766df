import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { adminStatsSchema } from '#api/businesses/admin-schema.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { adminStats } from '#services/metrics/admin-stats.ts'

/** The figures of the administrator's dashboard. */
export function registerAdminStats(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/stats',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Figures of the truth, hidden businesses included',
        querystring: languageQuerySchema,
        response: responses(adminStatsSchema, 401),
      },
    },
    () => adminStats(deps),
  )
}
