import { findDuplicates } from '#services/duplicates/find-duplicates.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

/** Looks for businesses that are listed twice. Its result: { pairs, listed, added, withdrawn }. */
export function findDuplicatesJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => ({ result: await findDuplicates(deps, { id, signal }) })
}
