import { GROUPS } from '#search/document/groups.ts'
import { type DocIdSet, scratchDocIds } from '#search/snapshot/doc-id-set.ts'
import { OPEN_STATE, openStatesAt } from '#search/snapshot/open-states.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { bandCountWithin, bandsAround, isWithinBands } from './distance-bands.ts'
import { centreOfCircle, type ParsedQuery } from './parsed-query.ts'

/** The live documents that are in the circle and the city of a query and pass its filters. */
export function filterDocs(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  now: number,
  docIds: DocIdSet,
): DocIdSet {
  const { filters, place, radiusMetres = 0 } = parsedQuery
  const { values, lookup } = snapshot
  const { isLive } = snapshot.state
  const centre = centreOfCircle(parsedQuery)
  const bands = centre && bandsAround(centre, radiusMetres, radiusMetres)
  const bandCount = bands ? bandCountWithin(bands, radiusMetres) : 0
  const city = bands === undefined && place?.restriction.kind === 'city' ? place.restriction.city : -1
  const cities = filters.cities && maskOf(filters.cities, lookup.cities.size)
  const real = filters.categories && maskOf(filters.categories.real, lookup.categories.size)
  const groups = filters.categories && maskOf(filters.categories.groups, GROUPS.length)
  const { minRating, flags, prices } = filters
  const openStates = filters.isOpenNow ? openStatesAt(snapshot, now) : undefined
  // May be the memory of `docIds`: what is written has been read.
  const kept = scratchDocIds(docIds.length)
  let count = 0
  for (let at = 0; at < docIds.length; at++) {
    const docId = docIds[at] ?? 0
    if (isLive[docId] !== 1) continue
    if (city >= 0 && values.city[docId] !== city) continue
    if (bands !== undefined && !isWithinBands(snapshot, docId, bands, bandCount)) continue
    if (cities !== undefined && cities[values.city[docId] ?? 0] !== 1) continue
    if (
      real !== undefined &&
      real[values.category[docId] ?? 0] !== 1 &&
      groups?.[values.group[docId] ?? 0] !== 1
    )
      continue
    if (minRating > 0 && (values.rating[docId] ?? 0) < minRating) continue
    if (flags !== 0 && ((values.flags[docId] ?? 0) & flags) !== flags) continue
    if (prices !== 0 && (prices & (1 << (values.price[docId] ?? 0))) === 0) continue
    if (openStates !== undefined && openStates.stateOf(docId) !== OPEN_STATE.open) continue
    kept[count++] = docId
  }
  return kept.slice(0, count)
}

/** 1 at each number of a set: a look-up takes a fraction of the set's time. */
function maskOf(numbers: ReadonlySet<number>, size: number): Uint8Array {
  const mask = new Uint8Array(size)
  for (const number of numbers) mask[number] = 1
  return mask
}
