import { z } from 'zod'
import { chosenBusinessIds, pageOf, pageQueryOf, rowId } from '#api/http/schema.ts'
import { listedSearchSchema, newestSearchSchema } from '#domain/import/listed-search.ts'
import { recheckedBusinessSchema, staleBusinessSchema } from '#services/imports/list-stale.ts'

export const searchesQuerySchema = pageQueryOf({
  /** Only searches whose newest import it is. */
  importId: rowId.optional(),
})

export const pageQuerySchema = pageQueryOf({})

export const searchPageSchema = pageOf(listedSearchSchema)

export const stalePageSchema = pageOf(staleBusinessSchema).extend({ search: newestSearchSchema })

export const recheckPageSchema = pageOf(recheckedBusinessSchema)

/** Chosen businesses, or all that a search no longer found. */
export const recheckSchema = z.union([
  z.strictObject({ ids: chosenBusinessIds }),
  z.strictObject({ searchId: z.int().min(1) }),
])

export const recheckStartedSchema = z.strictObject({ marked: z.int(), jobId: z.int().nullable() })

export const recheckEndSchema = z.strictObject({ ids: chosenBusinessIds })
