import { basename } from 'node:path'
import type { JobProgress } from '#domain/job/job.ts'
import { isFinished } from '#domain/job/job-kinds.ts'
import { type UncheckedReason, uncheckedReason } from '#domain/link/link-check.ts'
import type { ValidationStatus } from '#domain/link/validation-status.ts'
import { jobReportFile, newestJob } from '#store/jobs/jobs.ts'
import { detailsOfJob } from '#store/links/link-checks.ts'
import type { Db, StoreDeps } from '#store/store.ts'

export interface ValidationCounts {
  readonly valid: number
  readonly invalid: number
  /** Nobody may ask for them, or nobody should (`UncheckedReason`). */
  readonly notChecked: number
}

export const NOTHING_VALIDATED = { valid: 0, invalid: 0, notChecked: 0 } satisfies ValidationCounts

/**
 * The progress of a validation.
 * @param total addresses as counted at its beginning; businesses that were added meanwhile raise it
 */
export function validationProgress(
  { valid, invalid, notChecked }: ValidationCounts,
  total: number,
  current?: string,
): JobProgress {
  const done = valid + invalid + notChecked
  return {
    phase: 'checking',
    done,
    total: Math.max(total, done),
    counts: { valid, invalid, notChecked },
    ...(current !== undefined && { current }),
  }
}

/** The status of the latest URL validation; null while none was ever started. */
export async function validationStatus({
  store,
}: Pick<StoreDeps, 'store'>): Promise<ValidationStatus | null> {
  const job = await newestJob(store.db, 'validate-urls')
  if (job === undefined) return null
  const { id, state, progress } = job
  const isComplete = isFinished(job)
  const notChecked = progress?.counts.notChecked ?? 0
  const file = job.hasReport ? await jobReportFile(store.db, id) : null
  return {
    total: progress?.total ?? 0,
    processed: progress?.done ?? 0,
    valid: progress?.counts.valid ?? 0,
    invalid: progress?.counts.invalid ?? 0,
    notChecked,
    notCheckedReasons: notChecked === 0 ? [] : await notCheckedReasons(store.db, id),
    currentBusiness: isComplete ? null : (progress?.current ?? null),
    isComplete,
    reportFile: file == null ? null : basename(file),
    jobId: id,
    state,
    isCancelRequested: job.isCancelRequested,
  }
}

async function notCheckedReasons(db: Db, jobId: number): Promise<ValidationStatus['notCheckedReasons']> {
  const counts = new Map<UncheckedReason, number>()
  for (const { detail, count } of await detailsOfJob(db, jobId, 'not-checked')) {
    const reason = uncheckedReason(detail)
    counts.set(reason, (counts.get(reason) ?? 0) + count)
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count)
}
