import { cancelRequests, recordHeartbeats } from '#store/jobs/job-queue.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

/** Which of these running jobs an administrator wants to stop. */
export async function cancelledJobs({ store }: JobQueueDeps, ids: readonly number[]): Promise<number[]> {
  return ids.length === 0 ? [] : cancelRequests(store.db, ids)
}

/** Writes down that these jobs are alive. */
export async function recordHeartbeat({ store, now }: JobQueueDeps, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await store.write(trx => recordHeartbeats(trx, ids, now()))
}
