import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { JOB_KINDS, JOB_STATES } from '#domain/job/job.ts'

/** The highest number a query may ask for: ten years of jobs, one a minute. */
const MOST_PAGES = 300_000

export const jobParamsSchema = z.strictObject({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})

export const jobsQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
  kind: z.enum(JOB_KINDS).optional(),
  state: z.enum(JOB_STATES).optional(),
  language,
})

/** Jobs that need to know nothing are started here; every other kind has a call of its own. */
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
      current: z.string().optional(),
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

export const jobPageSchema = z.strictObject({
  entries: z.array(jobSchema),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})
