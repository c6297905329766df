import { z } from 'zod'
import { JOB_STATES } from '#domain/job/job.ts'

export const validationStatusSchema = z
  .strictObject({
    total: z.int(),
    processed: z.int(),
    valid: z.int(),
    invalid: z.int(),
    currentBusiness: z.string().nullable(),
    isComplete: z.boolean(),
    reportFile: z.string().nullable(),
    jobId: z.int(),
    state: z.enum(JOB_STATES),
  })
  .nullable()

export const validationStartedSchema = z.strictObject({ jobId: z.int(), total: z.int() })
