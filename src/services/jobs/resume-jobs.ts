import { type Job, reachAfter } from '#domain/job/job.ts'
import { endJob, jobReach, requeueJob, runningJobs, saveJobReach } from '#store/jobs/job-queue.ts'
import type { Db } from '#store/store.ts'
import { MOST_ATTEMPTS, tooManyAttempts } from './end-job.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

/**
 * Takes care of the jobs that a dead process left running: they are begun again, unless somebody wanted them to stop
 * or they died too often without coming any further; one that comes further may die as often as it will. Only for the
 * one process that runs jobs, before it begins any.
 */
export async function resumeJobs({ store, now }: JobQueueDeps): Promise<void> {
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
export async function requeueRunningJobs({ store, now }: JobQueueDeps): Promise<void> {
  await store.write(async trx => {
    for (const { id, attempt } of await runningJobs(trx)) await requeueJob(trx, id, attempt - 1, now())
  })
}
