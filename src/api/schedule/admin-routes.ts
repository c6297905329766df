import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { listSchedule, saveSchedule } from '#services/jobs/schedule.ts'
import { scheduleBodySchema, scheduleSchema } from './schema.ts'

/** What runs by itself, and when. */
export function registerSchedule(app: FastifyInstance, deps: AdminDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/schedule',
    {
      schema: {
        tags: ['administrator'],
        summary: 'What runs by itself, and when next',
        querystring: languageQuerySchema,
        response: responses(scheduleSchema, 401),
      },
    },
    async () => listSchedule(deps),
  )
  routes.put(
    '/api/admin/schedule',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Sets what runs by itself, on which day of the week or daily, and at which hour in Germany',
        querystring: languageQuerySchema,
        body: scheduleBodySchema,
        response: responses(scheduleSchema, 400, 401),
      },
    },
    async request => {
      await saveSchedule(deps, request.body, accountOf(request).username)
      return listSchedule(deps)
    },
  )
}
