import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { DASHBOARD_WARNINGS, setupStepsSchema } from '#domain/metric/admin-stats.ts'
import { type SetupDeps, setupSteps } from '#services/admin/setup-steps.ts'

const setupSchema = z.strictObject({
  steps: setupStepsSchema,
  mails: z.strictObject({ waiting: z.int(), failed: z.int() }),
  warnings: z.array(z.enum(DASHBOARD_WARNINGS)),
})

/** What is still to do before the directory is one's own, and what needs care. */
export const setupRoutes = (deps: SetupDeps) => [
  adminRoute(
    'GET /api/admin/setup',
    { summary: 'Steps from demonstration to own data, and warnings', answer: setupSchema },
    () => setupSteps(deps),
  ),
]
