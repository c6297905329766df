import type { Job } from '#domain/job/job.ts'
import { checkpointAfter } from '#domain/job/job.ts'
import type { JobKind } from '#domain/job/job-kinds.ts'
import {
  beginJob,
  cancelRequests,
  dueJob,
  endJob,
  type JobEnding,
  jobCheckpoint,
  recordHeartbeats,
  requeueJob,
  runningJobs,
  saveJobCheckpoint,
} from '#store/jobs/job-queue.ts'
import type { Db, StoreDeps } from '#store/store.ts'

/**
 * Takes the due job that has waited longest, which counts as running from then on.
 * @param kinds that may begin now
 * @returns undefined when none of them is due
 */
export async function takeJob(
  { store, now }: StoreDeps,
  kinds: readonly JobKind[],
): Promise<Job | undefined> {
  // Called several times a second, so an empty queue must not cost a write.
  if (kinds.length === 0 || (await dueJob(store.db, kinds, now())) === undefined) return undefined
  return store.write(async trx => {
    const job = await dueJob(trx, kinds, now())
    if (job !== undefined) await beginJob(trx, job, now())
    return job === undefined ? undefined : { ...job, state: 'running', attempt: job.attempt + 1 }
  })
}

export type { JobEnding } from '#store/jobs/job-queue.ts'

/** After so many attempts another one will not succeed. */
export const MOST_ATTEMPTS = 3
/** The pause before the second attempt and before the third: short for a hiccup, longer for an outage. */
const PAUSES_MS = [5_000, 30_000]

/**
 * Records the end of an attempt at a job.
 * @param outcome 'crashed': for an unknown reason, so it is begun again after a pause, at most three times in all
 */
export async function finishAttempt(
  { store, now }: StoreDeps,
  { id, attempt }: Pick<Job, 'id' | 'attempt'>,
  outcome: JobEnding | { readonly state: 'crashed' },
): Promise<void> {
  const pause = PAUSES_MS[attempt - 1]
  await store.write(trx => {
    if (outcome.state !== 'crashed') return endJob(trx, id, outcome, now())
    if (attempt >= MOST_ATTEMPTS || pause === undefined)
      return endJob(trx, id, tooManyAttempts(attempt), now())
    return requeueJob(trx, id, attempt, now() + pause)
  })
}

/** The ending of a job that crashed too often. */
export function tooManyAttempts(attempts: number): JobEnding {
  return { state: 'failed', code: 'job_lost', details: { attempts } }
}

/** Which of these running jobs an administrator has cancelled. */
export async function cancelledJobs({ store }: StoreDeps, ids: readonly number[]): Promise<number[]> {
  return ids.length === 0 ? [] : cancelRequests(store.db, ids)
}

/** Records that these jobs are alive. */
export async function recordHeartbeat({ store, now }: StoreDeps, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await store.write(trx => recordHeartbeats(trx, ids, now()))
}

/**
 * Handles the jobs that a dead process left running: they are begun again, unless they were cancelled or crashed too
 * often without coming further; a job that comes further may crash any number of times. Only for the one process that
 * runs jobs, before it begins any.
 */
export async function resumeJobs({ store, now }: StoreDeps): Promise<void> {
  await store.write(async trx => {
    for (const job of await runningJobs(trx)) {
      const { id, attempt, isCancelRequested } = job
      const inVain = (await cameFurther(trx, job)) ? 1 : attempt
      if (isCancelRequested) await endJob(trx, id, { state: 'cancelled' }, now())
      else if (inVain >= MOST_ATTEMPTS) await endJob(trx, id, tooManyAttempts(attempt), now())
      else await requeueJob(trx, id, inVain, now())
    }
  })
}

/** Puts running jobs back in the queue when the process is about to end; that does not count as an attempt. */
export async function requeueRunningJobs({ store, now }: StoreDeps): Promise<void> {
  await store.write(async trx => {
    for (const { id, attempt } of await runningJobs(trx)) await requeueJob(trx, id, attempt - 1, now())
  })
}

async function cameFurther(trx: Db, { id, progress }: Job): Promise<boolean> {
  const { checkpoint, isFurther } = checkpointAfter(await jobCheckpoint(trx, id), progress)
  if (isFurther) await saveJobCheckpoint(trx, id, checkpoint)
  return isFurther
}

/** For the runner of jobs, which may not import the store. */
export type JobQueueDeps = StoreDeps
