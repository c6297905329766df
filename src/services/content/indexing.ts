import { DEFAULT_INDEXABLE_FROM, isIndexableBusiness } from '#domain/quality/indexable.ts'
import { type IndexingOverview, indexingOverview } from '#domain/quality/indexing-overview.ts'
import type { PartStats } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

/** From which content-quality score on a business is indexable. */
export function thresholdOf({ indexableFrom }: Pick<ReadDeps, 'indexableFrom'>): number {
  return indexableFrom?.() ?? DEFAULT_INDEXABLE_FROM
}

/** How many businesses of a part of the directory search engines are to take in. */
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

export interface IndexingStatus extends IndexingOverview {
  /** The threshold that holds now; `threshold` is the one that was asked about. */
  readonly saved: number
  /** While there are invented businesses, search engines are to take no page in at all. */
  readonly hasDemonstration: boolean
}

/**
 * How many listed businesses search engines are to take in, and what the others lack.
 * @param threshold what if: 0 to 100; undefined: the one that holds
 */
export function indexingStatus(
  deps: { readonly index: DirectoryIndex; readonly indexableFrom: () => number },
  threshold: number | undefined,
): IndexingStatus {
  const saved = thresholdOf(deps)
  const overview = indexingOverview(deps.index.contentCounts(), threshold ?? saved)
  return { ...overview, saved, hasDemonstration: deps.index.stats().hasDemonstration }
}
