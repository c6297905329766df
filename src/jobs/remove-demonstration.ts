import { removeDemonstration } from '#services/remove-demonstration.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

/** Removes the demonstration data. Its result: { removed, kept }. */
export function removeDemonstrationJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => {
    const result = await removeDemonstration(deps, { id, signal })
    await deps.indexed(signal)
    return { result }
  }
}
