import { z } from 'zod'
import { pageOf, pageQueryOf, rowId } from '#api/http/schema.ts'
import { websiteCheckSchema } from '#api/links/website-check-schema.ts'

export const searchesQuerySchema = pageQueryOf({
  /** Only searches whose newest import it is. */
  importId: rowId.optional(),
})

export const pageQuerySchema = pageQueryOf({})

const search = { words: z.string(), place: z.string(), runId: z.int(), startedAt: z.int() }

export const searchPageSchema = pageOf(
  z.strictObject({ id: z.int(), ...search, found: z.int(), stale: z.int() }),
)

export const stalePageSchema = pageOf(
  z.strictObject({
    id: z.int(),
    name: z.string(),
    city: z.string(),
    runId: z.int(),
    seenAt: z.int(),
    completeness: z.int(),
    hasOwnEdits: z.boolean(),
    hasSubmission: z.boolean(),
    markedAt: z.int().nullable(),
  }),
).extend({ search: z.strictObject(search) })

export const recheckPageSchema = pageOf(
  z.strictObject({
    id: z.int(),
    name: z.string(),
    city: z.string(),
    markedAt: z.int(),
    account: z.string(),
    website: z.string().nullable(),
    check: websiteCheckSchema.nullable(),
  }),
)

const ids = z
  .array(
    z
      .int()
      .min(1)
      .max(2 ** 31),
  )
  .min(1)
  .max(10_000)

/** Chosen businesses, or all that a search no longer found. */
export const recheckSchema = z.union([z.strictObject({ ids }), z.strictObject({ searchId: z.int().min(1) })])

export const recheckStartedSchema = z.strictObject({ marked: z.int(), jobId: z.int().nullable() })

export const recheckEndSchema = z.strictObject({ ids })
