import type { JobKind } from '#domain/job.ts'
import type { AdminDeps } from '#services/admin-deps.ts'
import type { JobHandler } from './job-handler.ts'

/** What jobs need beside the truth. */
export interface JobDeps extends Omit<AdminDeps, 'index'> {
  /** Builds the search index anew; answers go on from the old one. */
  readonly rebuildIndex: () => Promise<void>
  /** Waits until the search index has caught up with the truth. */
  readonly indexed: () => Promise<void>
}

/** Who does which kind of job. */
export function jobHandlers(_deps: JobDeps): Readonly<Partial<Record<JobKind, JobHandler>>> {
  return {}
}
