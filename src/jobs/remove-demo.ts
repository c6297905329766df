import { removeDemo } from '#services/demo/remove-demo.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

/** Removes the demonstration data. Its result: { removed, kept }. */
export function removeDemoJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => {
    const result = await removeDemo(deps, { id, signal })
    await deps.indexed(signal)
    return { result }
  }
}
