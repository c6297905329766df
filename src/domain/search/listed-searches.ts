import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SEARCH_LISTS } from './search-report.ts'

/** A search in the period of the report. */
const searchLineSchema = z.strictObject({
  query: z.string(),
  /** Only in the list without results, where the place may be the reason; '' in other lists: all places together. */
  place: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  searches: z.int(),
  withoutResults: z.int(),
  corrected: z.int(),
  /** The last correction; null without one. */
  correctedTo: z.string().nullable(),
  /**
   * Only in the list without results as the area shows it: trades that the query probably means, by the name as shown
   * and the one that a synonym means; missing where none is near.
   */
  proposals: z
    .array(z.strictObject({ slug: z.string(), name: z.string(), means: z.string() }))
    .exactOptional(),
})

export type SearchLine = Immutable<z.infer<typeof searchLineSchema>>

const searchListSchema = z.strictObject({
  /** Number of all lines; `lines` may have fewer. */
  total: z.int(),
  /** By number of searches, of searches without results, or of corrections; highest first. */
  lines: z.array(searchLineSchema),
})

export type SearchList = Immutable<z.infer<typeof searchListSchema>>

export const searchReportSchema = z.strictObject({
  /** First and last day, ISO dates in Germany. */
  from: z.string(),
  to: z.string(),
  searches: z.int(),
  withoutResults: z.int(),
  corrected: z.int(),
  /** Searches that no list shows, because they are too rare. */
  rare: z.strictObject({ queries: z.int(), searches: z.int() }),
  lists: z.record(z.enum(SEARCH_LISTS), searchListSchema),
})

export type SearchReport = Immutable<z.infer<typeof searchReportSchema>>
