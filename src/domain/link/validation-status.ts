import type { JobState } from '#domain/job/job.ts'

/** How far the latest URL validation is, in the words of the specification (section 3). */
export interface ValidationStatus {
  /** Distinct addresses; several businesses may share one. */
  readonly total: number
  readonly processed: number
  /** Addresses in which this run found no fault. */
  readonly valid: number
  /** Addresses with a fault in this run; whether one is dead is decided over several days (link-check.ts). */
  readonly invalid: number
  /** The business whose website was looked at last; null before the first and at the end. */
  readonly currentBusiness: string | null
  /** Nothing more will happen to it; `state` says how it ended. */
  readonly isComplete: boolean
  /** The report's name, once it is written. */
  readonly reportFile: string | null
  /** The job behind it, for the report's address. */
  readonly jobId: number
  readonly state: JobState
}
