import { DomainError } from '#domain/errors.ts'
import type { Job } from '#domain/job/job.ts'
import { countJobs, type JobFilter, jobById, listedJobs } from '#store/jobs/jobs.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

const PAGE_SIZE = 20

export interface JobPage {
  readonly entries: readonly Job[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** One page of the jobs, newest first. A page beyond the last is empty. */
export async function listJobs(
  { store }: Pick<JobQueueDeps, 'store'>,
  { page, ...filter }: JobFilter & { readonly page: number },
): Promise<JobPage> {
  const total = await countJobs(store.db, filter)
  const entries = await listedJobs(store.db, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE)
  return { entries, total, page, totalPages: Math.ceil(total / PAGE_SIZE) }
}

/** The job with this number. Throws job_unknown. */
export async function getJob({ store }: Pick<JobQueueDeps, 'store'>, id: number): Promise<Job> {
  const job = await jobById(store.db, id)
  if (job === undefined) throw new DomainError('job_unknown', { id })
  return job
}
