import { type IndexingOverview, indexingOverview } from '#domain/quality/indexing-overview.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'
import { thresholdOf } from './indexing.ts'

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
