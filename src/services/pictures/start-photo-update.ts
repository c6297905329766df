import type { JobQueueDeps } from '#services/jobs/job-queue-deps.ts'
import { startJob } from '#services/jobs/start-job.ts'

/** Queues a look at every public business's photos. Returns the job's number. Throws job_running. */
export async function startPhotoUpdate(deps: JobQueueDeps, account: string): Promise<number> {
  return startJob(deps, { kind: 'update-photos', input: {}, account })
}
