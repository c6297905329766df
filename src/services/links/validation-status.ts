import { basename } from 'node:path'
import { isFinished } from '#domain/job/job.ts'
import type { ValidationStatus } from '#domain/link/validation-status.ts'
import type { JobQueueDeps } from '#services/jobs/job-queue-deps.ts'
import { jobReportFile, listedJobs } from '#store/jobs/jobs.ts'

/** How far the latest URL validation is; null while none was ever started. */
export async function validationStatus({
  store,
}: Pick<JobQueueDeps, 'store'>): Promise<ValidationStatus | null> {
  const [job] = await listedJobs(store.db, { kind: 'validate-urls' }, 1, 0)
  if (job === undefined) return null
  const { id, state, progress } = job
  const isComplete = isFinished(job)
  const file = job.hasReport ? await jobReportFile(store.db, id) : null
  return {
    total: progress?.total ?? 0,
    processed: progress?.done ?? 0,
    valid: progress?.counts.valid ?? 0,
    invalid: progress?.counts.invalid ?? 0,
    currentBusiness: isComplete ? null : (progress?.current ?? null),
    isComplete,
    reportFile: file == null ? null : basename(file),
    jobId: id,
    state,
  }
}
