import type { Job, JobKind } from '#domain/job/job.ts'
import { beginJob, dueJob } from '#store/jobs/job-queue.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

/**
 * Takes the job that has waited longest; from then on it counts as running.
 * @param kinds which kinds may begin now
 * @returns undefined when none of them is due
 */
export async function takeJob(
  { store, now }: JobQueueDeps,
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
