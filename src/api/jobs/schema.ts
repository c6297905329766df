import { z } from 'zod'
import { pageOf, pageQueryOf } from '#api/http/schema.ts'
import { jobSchema } from '#domain/job/job.ts'
import { JOB_KINDS, JOB_STATES } from '#domain/job/job-kinds.ts'

export const jobsQuerySchema = pageQueryOf({
  kind: z.enum(JOB_KINDS).optional(),
  state: z.enum(JOB_STATES).optional(),
})

/** Jobs that need to know nothing are started here; every other kind has a route of its own. */
export const startJobSchema = z.strictObject({ kind: z.enum(['find-duplicates', 'rebuild-index', 'backup']) })

export const jobStartedSchema = z.strictObject({ jobId: z.int() })

export const jobPageSchema = pageOf(jobSchema)
