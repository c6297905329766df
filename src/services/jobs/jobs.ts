import { DomainError } from '#domain/errors.ts'
import type { Job } from '#domain/job/job.ts'
import { isCancellable, isFinished } from '#domain/job/job-kinds.ts'
import type { Page } from '#domain/paging.ts'
import { recordAudit } from '#store/audit.ts'
import { endJob, renewJob, requestCancel } from '#store/jobs/job-queue.ts'
import { type JobFilter, jobById, jobPage } from '#store/jobs/jobs.ts'
import type { StoreDeps } from '#store/store.ts'
import { refuseFullQueue } from './start-job.ts'

const PAGE_SIZE = 20

/** One page of the jobs, newest first. A page after the last is empty. */
export function listJobs(
  { store }: Pick<StoreDeps, 'store'>,
  { page, ...filter }: JobFilter & { readonly page: number },
): Promise<Page<Job>> {
  return jobPage(store.db, filter, { page, limit: PAGE_SIZE })
}

/** The job with this number. Throws job_unknown. */
export async function getJob({ store }: Pick<StoreDeps, 'store'>, id: number): Promise<Job> {
  const job = await jobById(store.db, id)
  if (job === undefined) throw new DomainError('job_unknown', { id })
  return job
}

/**
 * Cancels a job: a waiting one at once, a running one within a moment. What it has done stays.
 * Safe to repeat. Throws job_unknown, and job_finished when it has ended or what it does has to be done.
 */
export async function cancelJob({ store, now }: StoreDeps, id: number, account: string): Promise<void> {
  await store.write(async trx => {
    const job = await jobById(trx, id)
    if (job === undefined) throw new DomainError('job_unknown', { id })
    if (isFinished(job) || !isCancellable(job)) throw new DomainError('job_finished', { id })
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

/**
 * Puts a failed or cancelled job in the queue again, under its own number, because its import and other data refer to
 * it.
 * @returns its number
 * Throws job_unknown, job_finished for one that succeeded, job_running while it waits or runs, and what refuseFullQueue
 * throws.
 */
export async function retryJob({ store, now }: StoreDeps, id: number, account: string): Promise<number> {
  return store.write(async trx => {
    const job = await jobById(trx, id)
    if (job === undefined) throw new DomainError('job_unknown', { id })
    const { kind } = job
    if (!isFinished(job)) throw new DomainError('job_running', { kind })
    await refuseFullQueue(trx, kind)
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
