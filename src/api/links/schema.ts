import { z } from 'zod'
import { pageOf, pageQueryOf } from '#api/http/schema.ts'
import { JOB_STATES } from '#domain/job/job.ts'
import { LINK_OUTCOMES, UNCHECKED_REASONS } from '#domain/link/link-check.ts'

export const validationStatusSchema = z
  .strictObject({
    total: z.int(),
    processed: z.int(),
    valid: z.int(),
    invalid: z.int(),
    notChecked: z.int(),
    notCheckedReasons: z
      .array(z.strictObject({ reason: z.enum(UNCHECKED_REASONS), count: z.int() }))
      .readonly(),
    currentBusiness: z.string().nullable(),
    isComplete: z.boolean(),
    reportFile: z.string().nullable(),
    jobId: z.int(),
    state: z.enum(JOB_STATES),
    isCancelRequested: z.boolean(),
  })
  .nullable()

export const linkFaultsQuerySchema = pageQueryOf({ outcome: z.enum(LINK_OUTCOMES).optional() })

export const linkFaultsExportQuerySchema = linkFaultsQuerySchema.omit({ page: true })

export const linkFaultsSchema = pageOf(
  z.strictObject({
    businessId: z.int(),
    name: z.string(),
    url: z.string(),
    outcome: z.enum(LINK_OUTCOMES),
    /** A status or a code. */
    detail: z.string(),
    finalUrl: z.string().nullable(),
    checkedAt: z.int(),
    failedDays: z.int(),
    isDead: z.boolean(),
  }),
).extend({
  /** How many businesses have each reason, whatever the filter. */
  reasons: z.array(z.strictObject({ outcome: z.enum(LINK_OUTCOMES), count: z.int() })).readonly(),
})

export const validationStartedSchema = z.strictObject({ jobId: z.int(), total: z.int() })
