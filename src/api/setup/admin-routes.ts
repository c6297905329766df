import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { type SetupDeps, setupSteps } from '#services/admin/setup-steps.ts'

const setupSchema = z.strictObject({
  steps: z.strictObject({
    hasOperator: z.boolean(),
    hasOwnImport: z.boolean(),
    hasDemonstration: z.boolean(),
  }),
  mails: z.strictObject({ waiting: z.int(), failed: z.int() }),
  warnings: z.array(
    z.enum([
      'jobs_not_running',
      'operator_missing',
      'mail_server_missing',
      'mails_delayed',
      'mails_failed',
      'site_url_is_local',
      'no_backup_for_a_week',
      'photos_need_rights',
      'code_active',
    ]),
  ),
})

/** What is still to do before the directory is one's own, and what needs care. */
export const setupRoutes = (deps: SetupDeps) => [
  adminRoute(
    'GET /api/admin/setup',
    { summary: 'Steps from demonstration to own data, and warnings', answer: setupSchema },
    () => setupSteps(deps),
  ),
]
