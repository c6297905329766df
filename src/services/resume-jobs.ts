import { endJob, requeueJob, runningJobs } from '#store/job-queue.ts'
import { lost, MOST_ATTEMPTS } from './end-job.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

/**
 * Takes care of the jobs that a dead process left running: they are begun again, unless somebody wanted them to stop
 * or they died too often. Only for the one process that runs jobs, before it begins any.
 */
export async function resumeJobs({ store, now }: JobQueueDeps): Promise<void> {
  await store.write(async trx => {
    for (const { id, attempt, isCancelRequested } of await runningJobs(trx)) {
      if (isCancelRequested) await endJob(trx, id, { state: 'cancelled' }, now())
      else if (attempt >= MOST_ATTEMPTS) await endJob(trx, id, lost(attempt), now())
      else await requeueJob(trx, id, attempt, now())
    }
  })
}

/** Puts the jobs of a process that is about to end back in the queue; being stopped does not count as an attempt. */
export async function giveBackJobs({ store, now }: JobQueueDeps): Promise<void> {
  await store.write(async trx => {
    for (const { id, attempt } of await runningJobs(trx)) await requeueJob(trx, id, attempt - 1, now())
  })
}
