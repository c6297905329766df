import { z } from 'zod'
import { businessFilter } from '#api/businesses/admin-schema.ts'
import { undoState } from '#api/imports/schema.ts'
import { BULK_KINDS } from '#domain/business/bulk-edit.ts'
import { bulkActionSchema, bulkChangeSchema } from '#services/bulk-edits/bulk-action.ts'

/** Which businesses, as the table of the area filters them. */
export const bulkFilterSchema = z.strictObject({ ...businessFilter, type: z.string().max(120).optional() })

/** Rows are chosen by hand; for more there is the filter. */
const MOST_CHOSEN = 10_000

const selection = {
  ids: z
    .array(
      z
        .int()
        .min(1)
        .max(2 ** 31),
    )
    .min(1)
    .max(MOST_CHOSEN)
    .optional(),
  filter: bulkFilterSchema.optional(),
}

export const bulkSchema = z
  .strictObject({ ...selection, action: bulkActionSchema, expectedCount: z.int().min(0) })
  .refine(isOneSelection, 'either ids or filter')

export const bulkPreviewRequestSchema = z
  .strictObject({ ...selection, change: bulkChangeSchema })
  .refine(isOneSelection, 'either ids or filter')

export const countSchema = z.strictObject({ count: z.int() })

const countedValues = z.array(z.strictObject({ value: z.string(), count: z.int() }))

export const bulkPreviewSchema = z.strictObject({
  count: z.int(),
  changing: z.int(),
  locked: z.int(),
  byHand: z.int(),
  impossible: z.int(),
  former: countedValues,
  to: z.string(),
  examples: z.array(z.strictObject({ id: z.int(), name: z.string(), before: z.string() })),
  category: z
    .strictObject({
      kind: z.enum(['known', 'used', 'unknown']),
      name: z.string(),
      businesses: z.int(),
      proposals: z.array(z.string()),
    })
    .nullable(),
})

export const bulkEditSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(BULK_KINDS),
  reason: z.string(),
  summary: z.strictObject({
    filter: bulkFilterSchema.nullable(),
    field: z.enum(['category', 'visibility']),
    from: countedValues,
    to: z.string(),
    count: z.int(),
    changing: z.int(),
  }),
  changed: z.int(),
  skipped: z.int(),
  failed: z.int(),
  account: z.string(),
  createdAt: z.int(),
  ...undoState,
})

function isOneSelection({ ids, filter }: { readonly ids?: unknown; readonly filter?: unknown }): boolean {
  return (ids === undefined) !== (filter === undefined)
}
