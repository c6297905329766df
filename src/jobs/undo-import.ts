import { z } from 'zod'
import { undoImport } from '#services/imports/undo-import.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

const inputSchema = z.object({ runId: z.int().positive(), account: z.string().nullable() })

/** Takes an import back. Its result: an UndoSummary (services/undo-import.ts). */
export function undoImportJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const { runId, account } = inputSchema.parse(input)
    return { result: await undoImport(deps, { runId, jobId: id, account, signal }) }
  }
}
