import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { DEFAULT_INDEXABLE_FROM, isIndexableBusiness } from '#domain/quality/indexable.ts'
import { indexingOverview, indexingOverviewSchema } from '#domain/quality/indexing-overview.ts'
import type { PartStats } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

/** The lowest content-quality score of an indexable business. */
export function thresholdOf({ indexableFrom }: Pick<ReadDeps, 'indexableFrom'>): number {
  return indexableFrom?.() ?? DEFAULT_INDEXABLE_FROM
}

/** How many businesses of a part of the directory search engines may index. */
export function countIndexable(
  deps: Pick<ReadDeps, 'indexableFrom'>,
  { contentScores }: Pick<PartStats, 'contentScores'>,
): number {
  const threshold = thresholdOf(deps)
  return contentScores.reduce(
    (total, count, score) => (isIndexableBusiness(score, threshold) ? total + count : total),
    0,
  )
}

export const indexingStatusSchema = indexingOverviewSchema.extend({
  /** The present threshold; `threshold` is the requested one. */
  saved: z.int(),
  /** While there is demo data, search engines may index no page at all. */
  hasDemonstration: z.boolean(),
})

export type IndexingStatus = Immutable<z.infer<typeof indexingStatusSchema>>

/**
 * How many listed businesses search engines may index, and what the others lack.
 * @param threshold to try, 0 to 100; undefined: the present one
 */
export function indexingStatus(
  deps: { readonly index: DirectoryIndex; readonly indexableFrom: () => number },
  threshold: number | undefined,
): IndexingStatus {
  const saved = thresholdOf(deps)
  const overview = indexingOverview(deps.index.contentCounts(), threshold ?? saved)
  return { ...overview, saved, hasDemonstration: deps.index.stats().hasDemonstration }
}
