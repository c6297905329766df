import { DEFAULT_INDEXABLE_FROM, isIndexableBusiness } from '#domain/quality/indexable.ts'
import type { PartStats } from '#domain/search/search.ts'
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
