import { DomainError } from '#domain/errors.ts'
import { isFinished } from '#domain/job/job.ts'
import { recordAudit } from '#store/audit.ts'
import { renewJob } from '#store/jobs/job-queue.ts'
import { hasUnfinishedJob, jobById } from '#store/jobs/jobs.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

/**
 * Puts a failed or cancelled job in the queue again, under its own number: what belongs to it, such as an import, knows
 * it by that.
 * @returns its number
 * Throws job_unknown, job_finished for one that reached its goal, and job_running while one of its kind waits or runs.
 */
export async function retryJob({ store, now }: JobQueueDeps, id: number, account: string): Promise<number> {
  return store.write(async trx => {
    const job = await jobById(trx, id)
    if (job === undefined) throw new DomainError('job_unknown', { id })
    const { kind } = job
    if (!isFinished(job) || (await hasUnfinishedJob(trx, kind)))
      throw new DomainError('job_running', { kind })
    if (job.state === 'done') throw new DomainError('job_finished', { id })
    await renewJob(trx, id, now())
    await recordAudit(trx, {
      account,
      action: 'job.started',
      subject: kind,
      details: { job: id, isRetry: true },
      now: now(),
    })
    return id
  })
}
