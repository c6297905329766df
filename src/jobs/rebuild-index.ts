import { progressReporter } from '#services/jobs/report-progress.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

/** Builds the search index anew. A build cannot be stopped half-way, so a wish to cancel comes too late once it runs. */
export function rebuildIndexJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => {
    const progress = progressReporter(deps, id)
    progress.report({ phase: 'building', done: 0, total: null, counts: {} })
    await progress.flush()
    signal.throwIfAborted()
    await deps.rebuildIndex()
    return { result: {} }
  }
}
