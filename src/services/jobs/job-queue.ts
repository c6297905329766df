import type { Job, JobKind } from '#domain/job/job.ts'
import { reachAfter } from '#domain/job/job-reach.ts'
import {
  beginJob,
  cancelRequests,
  dueJob,
  endJob,
  type JobEnding,
  jobReach,
  recordHeartbeats,
  requeueJob,
  runningJobs,
  saveJobReach,
} from '#store/jobs/job-queue.ts'
import type { Db, StoreDeps } from '#store/store.ts'

/**
 * Takes the job that has waited longest; from then on it counts as running.
 * @param kinds which kinds may begin now
 * @returns undefined when none of them is due
 */
export async function takeJob(
  { store, now }: StoreDeps,
  kinds: readonly JobKind[],
): Promise<Job | undefined> {
  // Asked several times a second, so an empty queue must not cost a write.
  if (kinds.length === 0 || (await dueJob(store.db, kinds, now())) === undefined) return undefined
  return store.write(async trx => {
    const job = await dueJob(trx, kinds, now())
    if (job !== undefined) await beginJob(trx, job, now())
    return job === undefined ? undefined : { ...job, state: 'running', attempt: job.attempt + 1 }
  })
}

export type { JobEnding } from '#store/jobs/job-queue.ts'

/** Whatever keeps breaking off this often will not get better by itself. */
export const MOST_ATTEMPTS = 3
/** The growing pause before the second attempt and the third: first for a hiccup, then for an outage. */
const PAUSES_MS = [5_000, 30_000]

/**
 * Writes down how an attempt at a job ended.
 * @param outcome 'crashed': nobody knows why, so it is begun again after a pause, at most three times in all
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

/** The ending of a job that broke off too often. */
export function tooManyAttempts(attempts: number): JobEnding {
  return { state: 'failed', code: 'job_lost', details: { attempts } }
}

/** Which of these running jobs an administrator wants to stop. */
export async function cancelledJobs({ store }: StoreDeps, ids: readonly number[]): Promise<number[]> {
  return ids.length === 0 ? [] : cancelRequests(store.db, ids)
}

/** Writes down that these jobs are alive. */
export async function recordHeartbeat({ store, now }: StoreDeps, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await store.write(trx => recordHeartbeats(trx, ids, now()))
}

/**
 * Takes care of the jobs that a dead process left running: they are begun again, unless somebody wanted them to stop
 * or they died too often without coming any further; one that comes further may die as often as it will. Only for the
 * one process that runs jobs, before it begins any.
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

async function cameFurther(trx: Db, { id, progress }: Job): Promise<boolean> {
  const { reach, isFurther } = reachAfter(await jobReach(trx, id), progress)
  if (isFurther) await saveJobReach(trx, id, reach)
  return isFurther
}

/** Puts the jobs of a process that is about to end back in the queue; being stopped does not count as an attempt. */
export async function requeueRunningJobs({ store, now }: StoreDeps): Promise<void> {
  await store.write(async trx => {
    for (const { id, attempt } of await runningJobs(trx)) await requeueJob(trx, id, attempt - 1, now())
  })
}

/** For the runner of jobs, which may not import the store. */
export type JobQueueDeps = StoreDeps
