import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { narrowed } from './candidates.ts'
import { bandCountWithin, bandsAround, bandsOf, type DistanceBands, docsWithin } from './distance-bands.ts'
import type { ParsedQuery } from './parsed-query.ts'

/** Kilometres that are offered around a place. Each is the end of a distance band. */
export const RADIUS_STEPS = [5, 10, 25, 50] as const
const WIDEST_METRES = Math.max(...RADIUS_STEPS) * 1_000

/** The results of a query, and how many it would have within each offered radius. */
export interface FoundDocs {
  readonly results: DocIdSet
  /** By index in RADIUS_STEPS; undefined without a place to measure from. */
  readonly withinSteps: readonly number[] | undefined
}

/**
 * Finds the results of a query. What is around the place is found and measured once, up to the widest radius that is
 * needed; the results within the asked radius are part of it.
 * @param matches docIds that satisfy the words; undefined when there are none
 */
export function findDocs(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  now: number,
  matches: DocIdSet | undefined,
): FoundDocs {
  const centre = parsedQuery.place?.centre
  if (!centre) return { results: narrowed(snapshot, parsedQuery, now, matches), withinSteps: undefined }
  const { radiusMetres } = parsedQuery
  const widest = widestAround(radiusMetres ?? 0)
  const around = narrowed(snapshot, { ...parsedQuery, radiusMetres: widest }, now, matches)
  const bands = bandsAround(centre, widest, radiusMetres)
  return {
    results:
      radiusMetres === undefined
        ? narrowed(snapshot, parsedQuery, now, matches)
        : docsWithin(snapshot, around, bands, bandCountWithin(bands, radiusMetres)),
    withinSteps: countsWithin(snapshot, around, bands),
  }
}

/** Metres around a place up to which results are needed: for the asked radius and for all offered ones. */
export function widestAround(radiusMetres: number): number {
  return Math.max(WIDEST_METRES, radiusMetres)
}

function countsWithin(snapshot: Snapshot, docIds: DocIdSet, bands: DistanceBands): number[] {
  const counts = new Uint32Array(bands.metres.length + 1)
  for (const band of bandsOf(snapshot, docIds, bands)) counts[band] = (counts[band] ?? 0) + 1
  return RADIUS_STEPS.map(step => {
    const bandCount = bandCountWithin(bands, step * 1_000)
    return counts.subarray(0, bandCount).reduce((sum, count) => sum + count, 0)
  })
}
