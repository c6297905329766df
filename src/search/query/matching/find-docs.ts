import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ParsedQuery } from '../parsed-query.ts'
import { docsAround } from './around.ts'
import { narrowed } from './candidates.ts'
import { bandCountWithin, bandsAround, WIDEST_BAND } from './distance-bands.ts'
import type { ResultSet } from './result-set.ts'

/** Kilometres that are offered around a place. Each is the end of a distance band. */
export const RADIUS_STEPS = [5, 10, 25, 50] as const
const WIDEST_METRES = Math.max(...RADIUS_STEPS) * 1_000

/** The results of a query, and how many it would have within each offered radius. */
export interface FoundDocs {
  readonly results: ResultSet
  /** By index in RADIUS_STEPS; undefined without a place to measure from. */
  readonly withinSteps: readonly number[] | undefined
  /**
   * The results of the first distance bands that together have so many, ascending; undefined where all have to be looked
   * at.
   */
  nearest(wanted: number): DocIdSet | undefined
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
  const { place, radiusMetres } = parsedQuery
  const centre = place?.centre
  if (!centre)
    return {
      results: narrowed(snapshot, parsedQuery, now, matches),
      withinSteps: undefined,
      nearest: () => undefined,
    }
  const isAnywhere = radiusMetres === undefined && place.restriction.kind === 'everywhere'
  const widest = isAnywhere ? WIDEST_BAND : widestAround(radiusMetres ?? 0)
  const bands = bandsAround(centre, widest, radiusMetres)
  // Exactly at a place, what is around it is only counted.
  const bandCount = isAnywhere ? bands.metres.length : bandCountWithin(bands, radiusMetres ?? 0)
  const around = docsAround(snapshot, { ...parsedQuery, radiusMetres: widest }, now, {
    bands,
    bandCount,
    matches,
  })
  return {
    results: radiusMetres === undefined ? narrowed(snapshot, parsedQuery, now, matches) : around.results,
    withinSteps: RADIUS_STEPS.map(step => sum(around.counts, bandCountWithin(bands, step * 1_000))),
    nearest: wanted =>
      radiusMetres !== undefined || (isAnywhere && around.results.length >= wanted)
        ? around.nearest(wanted)
        : undefined,
  }
}

/** Metres around a place up to which results are needed: for the asked radius and for all offered ones. */
export function widestAround(radiusMetres: number): number {
  return Math.max(WIDEST_METRES, radiusMetres)
}

function sum(counts: Uint32Array, bandCount: number): number {
  return counts.subarray(0, bandCount).reduce((total, count) => total + count, 0)
}
