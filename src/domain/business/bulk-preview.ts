import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'

/** Values of a fact and how many businesses have each, the most frequent first. */
export const countedValuesSchema = z.array(z.strictObject({ value: z.string(), count: z.int() }))

export type CountedValues = Immutable<z.infer<typeof countedValuesSchema>>

const bulkExampleSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** A category or a Visibility. */
  before: z.string(),
})

export type BulkExample = Immutable<z.infer<typeof bulkExampleSchema>>

/** A category that is to be set, as it was understood. */
const bulkCategorySchema = z.strictObject({
  /** 'known': of the table, or confirmed by the operator. 'used': only businesses have it. */
  kind: z.enum(['known', 'used', 'unknown']),
  name: z.string(),
  /** Businesses that visitors see in it. */
  businesses: z.int(),
  /** Known categories that may be meant; the likeliest first. */
  proposals: z.array(z.string()),
})

export type BulkCategory = Immutable<z.infer<typeof bulkCategorySchema>>

/** What a bulk action would do now. */
export const bulkPreviewSchema = z.strictObject({
  /** Chosen businesses. */
  count: z.int(),
  /** Those that it would change. */
  changing: z.int(),
  /** Of those that change: how many are locked against imports, and how many have the fact from a person. */
  locked: z.int(),
  byHand: z.int(),
  /** Those that it cannot change, because another business has their place id. */
  impossible: z.int(),
  /** What those that change have now; at most MOST_FORMER values. */
  former: countedValuesSchema,
  /** What they get. */
  to: z.string(),
  /** At most ten of those that change. */
  examples: z.array(bulkExampleSchema),
  /** The category that is to be set. */
  category: bulkCategorySchema.nullable(),
})

export type BulkPreview = Immutable<z.infer<typeof bulkPreviewSchema>>
