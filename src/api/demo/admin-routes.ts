import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { startJob } from '#services/jobs/start-job.ts'

/** The fictional businesses of a fresh installation. */
export function registerDemo(app: FastifyInstance, deps: AdminDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/admin/demonstration/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Removes every fictional business that nobody edited',
        querystring: languageQuerySchema,
        response: responses(jobStartedSchema, 400, 401, 409),
      },
    },
    async request => {
      const account = accountOf(request).username
      const kind = 'remove-demonstration'
      return { jobId: await startJob(deps, { kind, input: {}, account, action: 'demonstration.removed' }) }
    },
  )
}
