import { DomainError } from '#domain/errors.ts'
import { isFinished } from '#domain/job/job.ts'
import { recordAudit } from '#store/audit.ts'
import { endJob, requestCancel } from '#store/jobs/job-queue.ts'
import { jobById } from '#store/jobs/jobs.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

/**
 * Stops a job: one that waits at once, one that runs within a moment. What it has done so far stays.
 * Asking twice is asking once. Throws job_unknown and, when there is nothing left to stop, job_finished.
 */
export async function cancelJob({ store, now }: JobQueueDeps, id: number, account: string): Promise<void> {
  await store.write(async trx => {
    const job = await jobById(trx, id)
    if (job === undefined) throw new DomainError('job_unknown', { id })
    if (isFinished(job)) throw new DomainError('job_finished', { id })
    if (job.isCancelRequested) return
    await requestCancel(trx, id)
    if (job.state === 'queued') await endJob(trx, id, { state: 'cancelled' }, now())
    await recordAudit(trx, {
      account,
      action: 'job.cancelled',
      subject: job.kind,
      details: { job: id },
      now: now(),
    })
  })
}
