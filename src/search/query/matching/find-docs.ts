import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import { docsAround } from './around.ts'
import { bandCountWithin, bandsAround, type DistanceBands, WIDEST_BAND } from './distance-bands.ts'
import { findResults } from './find-results.ts'
import { changed, type IndexQuery } from './index-query.ts'
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
 */
export function findDocs(query: IndexQuery): FoundDocs {
  const { place, radiusMetres } = query.parsedQuery
  const centre = place?.centre
  if (!centre) return { results: findResults(query), withinSteps: undefined, nearest: () => undefined }
  const isAnywhere = radiusMetres === undefined && place.restriction.kind === 'everywhere'
  const widest = isAnywhere ? WIDEST_BAND : widestAround(radiusMetres ?? 0)
  const bands = bandsAround(centre, widest, radiusMetres)
  // Exactly at a place, what is around it is only counted.
  const bandCount = isAnywhere ? bands.metres.length : bandCountWithin(bands, radiusMetres ?? 0)
  const around = docsAround(changed(query, { radiusMetres: widest }), bands, bandCount)
  return {
    results: radiusMetres === undefined ? findResults(query) : around.results,
    withinSteps: RADIUS_STEPS.map(step => countWithin(around.counts, bands, step)),
    nearest: wanted =>
      radiusMetres !== undefined || (isAnywhere && around.results.length >= wanted)
        ? around.nearest(wanted)
        : undefined,
  }
}

/** Of some radii around the place of a query those that have results, in their order. All are counted at once. */
export function radiiWithResults(
  query: IndexQuery,
  radiiKm: readonly number[],
): readonly { readonly km: number; readonly count: number }[] {
  const centre = query.parsedQuery.place?.centre
  if (!centre) return []
  const radiusMetres = Math.max(...radiiKm) * 1_000
  const bands = bandsAround(centre, radiusMetres)
  const { counts } = docsAround(changed(query, { radiusMetres }), bands, 0)
  return radiiKm.map(km => ({ km, count: countWithin(counts, bands, km) })).filter(({ count }) => count > 0)
}

/** Metres around a place up to which results are needed: for the asked radius and for all offered ones. */
export function widestAround(radiusMetres: number): number {
  return Math.max(WIDEST_METRES, radiusMetres)
}

/** How many are within a radius that ends a band. */
function countWithin(counts: Uint32Array, bands: DistanceBands, km: number): number {
  return counts.subarray(0, bandCountWithin(bands, km * 1_000)).reduce((total, count) => total + count, 0)
}
