import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { sendDownload } from '#api/http/send-download.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { jobReport } from '#services/jobs/job-reports.ts'
import { cancelJob, getJob, listJobs, retryJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { registerJobEvents } from './job-events.ts'
import {
  jobPageSchema,
  jobParamsSchema,
  jobSchema,
  jobStartedSchema,
  jobsQuerySchema,
  startJobSchema,
} from './schema.ts'

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
        response: responses(jobPageSchema, 400, 401),
      },
    },
    async ({ query: { page, kind, state } }) => listJobs(deps, { page, kind, state }),
  )
  routes.get(
    '/api/admin/jobs/:id',
    {
      schema: {
        tags: ['administrator'],
        summary: 'One job',
        ...one,
        response: responses(jobSchema, 401, 404),
      },
    },
    async ({ params }) => getJob(deps, params.id),
  )
  routes.post(
    '/api/admin/jobs',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Starts a job that needs to know nothing',
        querystring: languageQuerySchema,
        body: startJobSchema,
        response: responses(jobStartedSchema, 400, 401, 409),
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
        response: responses(nothingSchema, 401, 404, 409),
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
        response: responses(jobStartedSchema, 401, 404, 409),
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
        response: responses(z.string(), 401, 404),
      },
    },
    async (request, reply) => {
      const report = await jobReport(deps, request.params.id)
      return sendDownload(reply, report, { name: report.name, type: 'text/csv; charset=utf-8' })
    },
  )
  registerJobEvents(app, deps)
}
