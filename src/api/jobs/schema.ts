import { z } from 'zod'
import { pageOf, pageQueryOf } from '#api/http/schema.ts'
import { JOB_KINDS, JOB_STATES } from '#domain/job/job.ts'

export const jobsQuerySchema = pageQueryOf({
  kind: z.enum(JOB_KINDS).optional(),
  state: z.enum(JOB_STATES).optional(),
})

/** Jobs that need to know nothing are started here; every other kind has a route of its own. */
export const startJobSchema = z.strictObject({ kind: z.enum(['find-duplicates', 'rebuild-index', 'backup']) })

export const jobStartedSchema = z.strictObject({ jobId: z.int() })

export const jobSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(JOB_KINDS),
  state: z.enum(JOB_STATES),
  input: z.unknown(),
  progress: z
    .strictObject({
      phase: z.string(),
      done: z.number(),
      total: z.number().nullable(),
      counts: z.record(z.string(), z.number()),
      current: z.string().exactOptional(),
    })
    .nullable(),
  result: z.unknown(),
  failure: z
    .strictObject({ code: z.string(), details: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  hasReport: z.boolean(),
  account: z.string().nullable(),
  attempt: z.int(),
  isCancelRequested: z.boolean(),
  createdAt: z.int(),
  startedAt: z.int().nullable(),
  finishedAt: z.int().nullable(),
})

export const jobPageSchema = pageOf(jobSchema)
