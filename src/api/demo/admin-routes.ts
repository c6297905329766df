import { adminRoute } from '#api/http/admin-route.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { startJob } from '#services/jobs/start-job.ts'

/** The fictional businesses of a fresh installation. */
export const demoRoutes = (deps: AdminDeps) => [
  adminRoute(
    'POST /api/admin/demonstration/remove',
    {
      summary: 'Removes every fictional business that nobody edited',
      answer: jobStartedSchema,
      problems: [409],
    },
    async (_input, { admin }) => {
      const account = admin.username
      const kind = 'remove-demonstration'
      return { jobId: await startJob(deps, { kind, input: {}, account, action: 'demonstration.removed' }) }
    },
  ),
]
