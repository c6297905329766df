import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminDeps } from '#services/admin-deps.ts'
import { listSchedule, saveSchedule } from '#services/schedule-settings.ts'
import { answers } from '../answers.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { scheduleBodySchema, scheduleSchema } from '../schemas/schedule.ts'
import { accountOf } from './guard.ts'

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
        response: answers(scheduleSchema, 401),
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
        response: answers(scheduleSchema, 400, 401),
      },
    },
    async request => {
      await saveSchedule(deps, request.body, accountOf(request).username)
      return listSchedule(deps)
    },
  )
}
