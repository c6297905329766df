import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminDeps } from '#services/admin-deps.ts'
import { startJob } from '#services/start-job.ts'
import { answers } from '../answers.ts'
import { jobStartedSchema } from '../schemas/jobs.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { accountOf } from './guard.ts'

/** The fictional businesses of a fresh installation. */
export function registerDemonstration(app: FastifyInstance, deps: AdminDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/admin/demonstration/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Removes every fictional business that nobody edited',
        querystring: languageQuerySchema,
        response: answers(jobStartedSchema, 400, 401, 409),
      },
    },
    async request => {
      const account = accountOf(request).username
      const kind = 'remove-demonstration'
      return { jobId: await startJob(deps, { kind, input: {}, account, action: 'demonstration.removed' }) }
    },
  )
}
