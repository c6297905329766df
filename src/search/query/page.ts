import type { SearchSort } from '#domain/search.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { Position } from './geometry.ts'
import type { HandleSet } from './handle-set.ts'
import type { Reading } from './reading.ts'
import { sortKeys } from './sort-keys.ts'
import { inStaticOrder } from './static-order.ts'
import { tiersOf } from './tiers.ts'
import { pageByKey } from './top.ts'

/**
 * One page of the results of a reading. Every result has exactly one place in the order, so pages neither overlap nor
 * leave anything out.
 * @returns handles, at most `limit`
 */
export function pageOf(
  snapshot: Snapshot,
  reading: Reading,
  results: HandleSet,
  offset: number,
  limit: number,
): number[] {
  const page: number[] = []
  const tiers = reading.sort === 'relevance' ? tiersOf(snapshot, reading, results) : [results]
  let skipped = 0
  for (const tier of tiers) {
    const from = Math.max(0, offset - skipped)
    if (from < tier.length) page.push(...pageOfTier(snapshot, reading, tier, from, limit - page.length))
    skipped += tier.length
    if (page.length >= limit) break
  }
  return page
}

function pageOfTier(
  snapshot: Snapshot,
  reading: Reading,
  tier: HandleSet,
  offset: number,
  limit: number,
): number[] {
  const centre = centreOf(reading)
  if (isStatic(reading.sort, centre)) {
    return Array.from(inStaticOrder(snapshot, tier, offset + limit).subarray(offset))
  }
  const ranked = inStaticOrder(snapshot, tier)
  return pageByKey(ranked, sortKeys(snapshot, ranked, reading.sort, centre), offset, limit)
}

/** Whether the order is the static rank itself. */
function isStatic(sort: SearchSort, centre: Position | null): boolean {
  return centre === null && (sort === 'relevance' || sort === 'distance')
}

/** Where 'near' is: in the order of relevance only for places with surroundings, within a town all is near. */
function centreOf({ place, sort, radiusMetres }: Reading) {
  if (place === null) return null
  const isExactlyThere = radiusMetres === undefined && place.restriction.kind !== 'everywhere'
  return sort === 'relevance' && isExactlyThere ? null : place.centre
}
