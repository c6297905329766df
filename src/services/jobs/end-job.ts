import type { Job } from '#domain/job/job.ts'
import { endJob, type JobEnding, requeueJob } from '#store/jobs/job-queue.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

export type { JobEnding } from '#store/jobs/job-queue.ts'

/** Whatever keeps breaking off this often will not get better by itself. */
export const MOST_ATTEMPTS = 3
/** The growing pause before the second attempt and the third: first for a hiccup, then for an outage. */
const PAUSES_MS = [5_000, 30_000]

/**
 * Writes down how an attempt at a job ended.
 * @param outcome 'broken-off': nobody knows why, so it is begun again after a pause, at most three times in all
 */
export async function finishAttempt(
  { store, now }: JobQueueDeps,
  { id, attempt }: Pick<Job, 'id' | 'attempt'>,
  outcome: JobEnding | { readonly state: 'broken-off' },
): Promise<void> {
  const pause = PAUSES_MS[attempt - 1]
  await store.write(trx => {
    if (outcome.state !== 'broken-off') return endJob(trx, id, outcome, now())
    if (attempt >= MOST_ATTEMPTS || pause === undefined)
      return endJob(trx, id, tooManyAttempts(attempt), now())
    return requeueJob(trx, id, attempt, now() + pause)
  })
}

/** The ending of a job that broke off too often. */
export function tooManyAttempts(attempts: number): JobEnding {
  return { state: 'failed', code: 'job_lost', details: { attempts } }
}
