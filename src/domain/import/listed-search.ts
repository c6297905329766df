import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'

/** A search of imports, and its newest import. */
export const newestSearchSchema = z.strictObject({
  words: z.string(),
  place: z.string(),
  /** Its newest import, and when that began. */
  runId: z.int(),
  startedAt: z.int(),
})

/** A search of imports with its counts. */
export const listedSearchSchema = newestSearchSchema.extend({
  id: z.int(),
  /** Businesses that the newest import found, and those of earlier ones that it did not; only public ones. */
  found: z.int(),
  stale: z.int(),
})

export type ListedSearch = Immutable<z.infer<typeof listedSearchSchema>>
