import { z } from 'zod'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { bulkActionSchema } from '#services/businesses/bulk-action.ts'
import { runBulkEdit } from '#services/businesses/run-bulk-edit.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

const inputSchema = z.strictObject({
  action: bulkActionSchema,
  selection: z.union([
    z.strictObject({ ids: z.array(z.int()) }),
    // Stored by startBulkEdit as the call's filter, which was parsed there.
    z.strictObject({
      filter: z.custom<AdminBusinessFilter>(value => typeof value === 'object' && value !== null),
    }),
  ]),
  expectedCount: z.int(),
})

/** Does one action to many businesses. Its result: { changed, skipped, failed }. */
export function bulkEditJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const result = await runBulkEdit(deps, { id, signal, ...inputSchema.parse(input) })
    await deps.indexed(signal)
    return { result }
  }
}
