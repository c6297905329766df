import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { sendDownload } from '#api/http/send-file.ts'
import { jobSchema } from '#domain/job/job.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { jobReport } from '#services/jobs/job-reports.ts'
import { cancelJob, getJob, listJobs, retryJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { jobPageSchema, jobStartedSchema, jobsQuerySchema, startJobSchema } from './schema.ts'

/** What runs by itself: the list, one job, its report, and starting, stopping, starting again. */
export const jobRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/jobs',
    { summary: 'Jobs, newest first', query: jobsQuerySchema, answer: jobPageSchema },
    ({ query }) => listJobs(deps, query),
  ),
  adminRoute(
    'GET /api/admin/jobs/:id',
    { summary: 'One job', params: idParamsSchema, answer: jobSchema, problems: [404] },
    ({ params }) => getJob(deps, params.id),
  ),
  adminRoute(
    'POST /api/admin/jobs',
    {
      summary: 'Starts a job that needs to know nothing',
      body: startJobSchema,
      answer: jobStartedSchema,
      problems: [409],
    },
    async ({ body }, { admin }) => {
      const account = admin.username
      return { jobId: await startJob(deps, { kind: body.kind, input: {}, account }) }
    },
  ),
  adminRoute(
    'POST /api/admin/jobs/:id/cancel',
    { summary: 'Stops a job', params: idParamsSchema, answer: z.undefined(), problems: [404, 409] },
    async ({ params }, { admin }) => {
      await cancelJob(deps, params.id, admin.username)
    },
  ),
  adminRoute(
    'POST /api/admin/jobs/:id/retry',
    {
      summary: 'Starts a failed or stopped job again',
      params: idParamsSchema,
      answer: jobStartedSchema,
      problems: [404, 409],
    },
    async ({ params }, { admin }) => ({ jobId: await retryJob(deps, params.id, admin.username) }),
  ),
  adminRoute(
    'GET /api/admin/jobs/:id/report',
    {
      summary: "A job's report as CSV",
      params: idParamsSchema,
      answer: z.string(),
      problems: [404],
      isFile: true,
    },
    async ({ params }, { reply }) => {
      const report = await jobReport(deps, params.id)
      return sendDownload(reply, report, { name: report.name, type: 'text/csv; charset=utf-8' })
    },
  ),
]
