import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { adminStats } from '#services/admin-stats.ts'
import { answers } from '../answers.ts'
import { adminStatsSchema } from '../schemas/admin-businesses.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import type { AdminCallDeps } from './admin-calls.ts'

/** The figures of the administrator's dashboard. */
export function registerAdminStats(app: FastifyInstance, deps: AdminCallDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/stats',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Figures of the truth, hidden businesses included',
        querystring: languageQuerySchema,
        response: answers(adminStatsSchema, 401),
      },
    },
    () => adminStats(deps),
  )
}
