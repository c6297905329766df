import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { JOB_STATES } from '#domain/job/job-kinds.ts'
import { UNCHECKED_REASONS } from './link-check.ts'

/** The progress of the latest URL validation, with the names of the specification (section 3). */
export const validationStatusSchema = z.strictObject({
  /** Distinct addresses. Several businesses may share one. */
  total: z.int(),
  processed: z.int(),
  /** Addresses that answered without a fault in this run. */
  valid: z.int(),
  /** Addresses with a fault in this run. After faults on several days an address counts as dead (link-check.ts). */
  invalid: z.int(),
  /** Addresses that were not asked. */
  notChecked: z.int(),
  /** Why they were not asked, the most frequent reason first. */
  notCheckedReasons: z
    .array(z.strictObject({ reason: z.enum(UNCHECKED_REASONS), count: z.int() }))
    .readonly(),
  /** The business whose website was checked last; null before the first and at the end. */
  currentBusiness: z.string().nullable(),
  /** It has ended; `state` says how. */
  isComplete: z.boolean(),
  /** The name of the report; null until it is written. */
  reportFile: z.string().nullable(),
  /** The id of the job, for the address of the report. */
  jobId: z.int(),
  state: z.enum(JOB_STATES),
  /** It was asked to stop and has not stopped yet. */
  isCancelRequested: z.boolean(),
})

export type ValidationStatus = Immutable<z.infer<typeof validationStatusSchema>>
