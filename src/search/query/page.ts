import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { widestAround } from './around.ts'
import { chordsTo } from './distances.ts'
import type { Position } from './geometry.ts'
import type { HandleSet } from './handle-set.ts'
import type { Reading } from './reading.ts'
import { type Rings, ringsAround, ringsOf, WIDEST_BAND } from './rings.ts'
import { sortKeys } from './sort-keys.ts'
import { inStaticOrder, type Ranked } from './static-order.ts'
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
  const isInTiers = reading.sort === 'relevance'
  // Where the first of a tier are its first in the order, the rest of it need not be found.
  const most = isStatic(reading) ? offset + limit : Number.POSITIVE_INFINITY
  const tiers = isInTiers ? tiersOf(snapshot, reading, results, most) : [results]
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
  if (isStatic(reading)) return Array.from(inStaticOrder(snapshot, tier, offset + limit).subarray(offset))
  const ranked = inStaticOrder(snapshot, tier)
  const centre = centreOf(reading)
  const rings = centre && ringsToOrder(centre, reading)
  if (rings !== null && reading.sort === 'relevance') return nearPage(snapshot, ranked, rings, offset, limit)
  if (centre !== null && rings !== null && reading.sort === 'distance') {
    const near = nearestRings(snapshot, ranked, rings, offset + limit)
    return pageByKey(near, chordsTo(snapshot, near, centre), offset, limit)
  }
  return pageByKey(ranked, sortKeys(snapshot, ranked, reading.sort), offset, limit)
}

/** Whether the order is the static rank itself. */
function isStatic(reading: Reading): boolean {
  return centreOf(reading) === null && (reading.sort === 'relevance' || reading.sort === 'distance')
}

/** Where 'near' is: in the order of relevance only for places with surroundings, within a town all is near. */
function centreOf({ place, sort, radiusMetres }: Reading): Position | null {
  if (place === null) return null
  const isExactlyThere = radiusMetres === undefined && place.restriction.kind !== 'everywhere'
  return sort === 'relevance' && isExactlyThere ? null : place.centre
}

/** Those that findResults measured with, where there is a circle. */
function ringsToOrder(centre: Position, { radiusMetres }: Reading): Rings {
  const widest = radiusMetres === undefined ? WIDEST_BAND : widestAround(radiusMetres)
  return ringsAround(centre, widest, radiusMetres)
}

/** Ring by ring from the centre, the best first within each. */
function nearPage(snapshot: Snapshot, ranked: Ranked, rings: Rings, offset: number, limit: number): number[] {
  const ringOf = ringsOf(snapshot, ranked, rings)
  const places = new Uint32Array(rings.metres.length + 2)
  for (let at = 0; at < ringOf.length; at++) {
    const next = (ringOf[at] ?? 0) + 1
    places[next] = (places[next] ?? 0) + 1
  }
  for (let ring = 1; ring < places.length; ring++)
    places[ring] = (places[ring] ?? 0) + (places[ring - 1] ?? 0)
  const page = new Array<number>(Math.max(0, Math.min(limit, ranked.length - offset)))
  for (let at = 0; at < ranked.length; at++) {
    const ring = ringOf[at] ?? 0
    const place = (places[ring] ?? 0) - offset
    places[ring] = place + offset + 1
    if (place >= 0 && place < page.length) page[place] = ranked[at] ?? 0
  }
  return page
}

/** The handles of as many rings as hold so many: only these have to be measured against each other. */
function nearestRings(snapshot: Snapshot, ranked: Ranked, rings: Rings, wanted: number): Ranked {
  const ringOf = ringsOf(snapshot, ranked, rings)
  const counts = new Uint32Array(rings.metres.length + 1)
  for (const ring of ringOf) counts[ring] = (counts[ring] ?? 0) + 1
  let [ringCount, within] = [0, 0]
  while (ringCount < counts.length && within < wanted) within += counts[ringCount++] ?? 0
  return ranked.filter((_, at) => (ringOf[at] ?? 0) < ringCount)
}
