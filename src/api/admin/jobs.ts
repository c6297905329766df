import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AdminDeps } from '#services/admin-deps.ts'
import { cancelJob } from '#services/cancel-job.ts'
import { jobReport } from '#services/job-report.ts'
import { findJob, listJobs } from '#services/list-jobs.ts'
import { retryJob } from '#services/retry-job.ts'
import { startJob } from '#services/start-job.ts'
import { answers } from '../answers.ts'
import { nothingSchema } from '../schemas/account.ts'
import {
  jobPageSchema,
  jobParamsSchema,
  jobSchema,
  jobStartedSchema,
  jobsQuerySchema,
  startJobSchema,
} from '../schemas/jobs.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { accountOf } from './guard.ts'
import { registerJobEvents } from './job-events.ts'
import { sendDownload } from './send-download.ts'

/** What runs by itself: the list, one job, its report, and starting, stopping, starting again. */
export function registerJobs(app: FastifyInstance, deps: AdminDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const one = { params: jobParamsSchema, querystring: languageQuerySchema }

  routes.get(
    '/api/admin/jobs',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Jobs, newest first',
        querystring: jobsQuerySchema,
        response: answers(jobPageSchema, 400, 401),
      },
    },
    async ({ query: { page, kind, state } }) => listJobs(deps, { page, kind, state }),
  )
  routes.get(
    '/api/admin/jobs/:id',
    {
      schema: { tags: ['administrator'], summary: 'One job', ...one, response: answers(jobSchema, 401, 404) },
    },
    async ({ params }) => findJob(deps, params.id),
  )
  routes.post(
    '/api/admin/jobs',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Starts a job that needs to know nothing',
        querystring: languageQuerySchema,
        body: startJobSchema,
        response: answers(jobStartedSchema, 400, 401, 409),
      },
    },
    async request => {
      const account = accountOf(request).username
      return { jobId: await startJob(deps, { kind: request.body.kind, input: {}, account }) }
    },
  )
  routes.post(
    '/api/admin/jobs/:id/cancel',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Stops a job',
        ...one,
        response: answers(nothingSchema, 401, 404, 409),
      },
    },
    async (request, reply) => {
      await cancelJob(deps, request.params.id, accountOf(request).username)
      return reply.code(204).send()
    },
  )
  routes.post(
    '/api/admin/jobs/:id/retry',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Starts a failed or stopped job again',
        ...one,
        response: answers(jobStartedSchema, 401, 404, 409),
      },
    },
    async request => ({ jobId: await retryJob(deps, request.params.id, accountOf(request).username) }),
  )
  routes.get(
    '/api/admin/jobs/:id/report',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['administrator'],
        summary: "A job's report as CSV",
        ...one,
        response: answers(z.string(), 401, 404),
      },
    },
    async (request, reply) => {
      const report = await jobReport(deps, request.params.id)
      return sendDownload(reply, report, { name: report.name, type: 'text/csv; charset=utf-8' })
    },
  )
  registerJobEvents(app, deps)
}
