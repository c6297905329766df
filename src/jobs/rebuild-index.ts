import { progressNotes } from '#services/job-progress.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

/** Builds the search index anew. A build cannot be stopped half-way, so a wish to cancel comes too late once it runs. */
export function rebuildIndexJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => {
    const progress = progressNotes(deps, id)
    progress.note({ phase: 'building', done: 0, total: null, counts: {} })
    await progress.written()
    signal.throwIfAborted()
    await deps.rebuildIndex()
    return { result: {} }
  }
}
