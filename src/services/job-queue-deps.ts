import type { AdminDeps } from './admin-deps.ts'

/** What everything around the queue of jobs needs. */
export type JobQueueDeps = Pick<AdminDeps, 'store' | 'now'>
