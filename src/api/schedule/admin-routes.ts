import { adminRoute } from '#api/http/admin-route.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { listSchedule, saveSchedule } from '#services/jobs/schedule.ts'
import { scheduleBodySchema, scheduleSchema } from './schema.ts'

/** What runs by itself, and when. */
export const scheduleRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/schedule',
    { summary: 'What runs by itself, and when next', answer: scheduleSchema },
    () => listSchedule(deps),
  ),
  adminRoute(
    'PUT /api/admin/schedule',
    {
      summary: 'Sets what runs by itself, on which day of the week or daily, and at which hour in Germany',
      body: scheduleBodySchema,
      answer: scheduleSchema,
    },
    async ({ body }, { admin }) => {
      await saveSchedule(deps, body, admin.username)
      return listSchedule(deps)
    },
  ),
]
