import { z } from 'zod'
import { businessFilter } from '#api/businesses/admin-schema.ts'
import { chosenBusinessIds } from '#api/http/schema.ts'
import { countedValuesSchema } from '#domain/business/bulk-preview.ts'
import { bulkActionSchema, bulkChangeSchema } from '#services/bulk-edits/bulk-action.ts'
import { bulkEditOutcomeSchema } from '#services/bulk-edits/show-bulk-edit.ts'

/** Which businesses, as the table of the area filters them. */
export const bulkFilterSchema = z.strictObject({ ...businessFilter, type: z.string().max(120).optional() })

const selection = {
  ids: chosenBusinessIds.optional(),
  filter: bulkFilterSchema.optional(),
}

export const bulkSchema = z
  .strictObject({ ...selection, action: bulkActionSchema, expectedCount: z.int().min(0) })
  .refine(isOneSelection, 'either ids or filter')

export const bulkPreviewRequestSchema = z
  .strictObject({ ...selection, change: bulkChangeSchema })
  .refine(isOneSelection, 'either ids or filter')

export const countSchema = z.strictObject({ count: z.int() })

export const bulkEditSchema = bulkEditOutcomeSchema.extend({
  summary: z.strictObject({
    filter: bulkFilterSchema.nullable(),
    field: z.enum(['category', 'visibility']),
    from: countedValuesSchema,
    to: z.string(),
    count: z.int(),
    changing: z.int(),
  }),
})

function isOneSelection({ ids, filter }: { readonly ids?: unknown; readonly filter?: unknown }): boolean {
  return (ids === undefined) !== (filter === undefined)
}
