import { z } from 'zod'
import { runImport } from '#services/imports/run-import.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

const inputSchema = z.object({ runId: z.int().positive() })

/** Imports an uploaded file, or tells what its import would do. Its result: an ImportSummary (services/run-import.ts). */
export function importJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const { runId } = inputSchema.parse(input)
    return { result: await runImport(deps, { runId, jobId: id, signal }) }
  }
}
