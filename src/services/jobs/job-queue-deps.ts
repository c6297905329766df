import type { AdminDeps } from '#services/businesses/admin-deps.ts'

/** What everything around the queue of jobs needs. */
export type JobQueueDeps = Pick<AdminDeps, 'store' | 'now'>
