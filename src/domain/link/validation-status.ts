import type { JobState } from '#domain/job/job.ts'
import type { UncheckedReason } from './link-check.ts'

/** The progress of the latest URL validation, with the names of the specification (section 3). */
export interface ValidationStatus {
  /** Distinct addresses. Several businesses may share one. */
  readonly total: number
  readonly processed: number
  /** Addresses that answered without a fault in this run. */
  readonly valid: number
  /** Addresses with a fault in this run. After faults on several days an address counts as dead (link-check.ts). */
  readonly invalid: number
  /** Addresses that were not asked. */
  readonly notChecked: number
  /** Why they were not asked, the most frequent reason first. */
  readonly notCheckedReasons: readonly { readonly reason: UncheckedReason; readonly count: number }[]
  /** The business whose website was checked last; null before the first and at the end. */
  readonly currentBusiness: string | null
  /** It has ended; `state` says how. */
  readonly isComplete: boolean
  /** The name of the report; null until it is written. */
  readonly reportFile: string | null
  /** The id of the job, for the address of the report. */
  readonly jobId: number
  readonly state: JobState
  /** It was asked to stop and has not stopped yet. */
  readonly isCancelRequested: boolean
}
