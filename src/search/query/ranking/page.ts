import type { SearchSort } from '#domain/search/search.ts'
import type { Position } from '#search/geo/sphere.ts'
import { chordsTo } from '#search/snapshot/distances.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import {
  bandsAround,
  bandsOf,
  bandsWith,
  type DistanceBands,
  WIDEST_BAND,
} from '../matching/distance-bands.ts'
import { helpfulFirst } from '../matching/emergency.ts'
import { type FoundDocs, widestAround } from '../matching/find-docs.ts'
import type { IndexQuery } from '../matching/index-query.ts'
import { meantFirst, tiersOf } from '../matching/tiers.ts'
import type { ParsedQuery } from '../parsed-query.ts'
import { sortKeys } from './sort-keys.ts'
import { inStaticOrder, type Ranked } from './static-order.ts'
import { pageByKey } from './top-hits.ts'

/**
 * One page of the results of a query. Every result has exactly one position in the order, so pages neither overlap nor
 * leave a result out.
 * @returns docIds, at most `limit`
 */
export function pageOf(
  query: IndexQuery,
  { results, nearest }: Pick<FoundDocs, 'results' | 'nearest'>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] {
  const { snapshot, parsedQuery } = query
  const page: number[] = []
  const isInTiers = parsedQuery.sort === 'relevance' && parsedQuery.terms.length > 0
  const isMeantFirst = parsedQuery.sort === 'rating' && parsedQuery.terms.length > 0
  const near = !isInTiers && isNear(parsedQuery) ? nearest(offset + limit) : undefined
  // In static order a tier begins with the documents that a page shows, so the rest need not be found.
  const isBefore = isFirstAmongEquals(snapshot, parsedQuery)
  const isSplit = isBefore !== undefined
  const most = isStatic(parsedQuery) && !isSplit ? offset + limit : Number.POSITIVE_INFINITY
  const tiers = isInTiers
    ? inTiers(query, results.docIds(), most)
    : isMeantFirst
      ? meantFirst(query, results.docIds())
      : [near ?? results.docIds()]
  let skipped = 0
  for (const tier of isBefore === undefined ? tiers : splitBy(isBefore, tiers)) {
    const from = Math.max(0, offset - skipped)
    if (from < tier.length) page.push(...pageOfTier(snapshot, parsedQuery, tier, from, limit - page.length))
    skipped += tier.length
    if (page.length >= limit) break
  }
  return page
}

/** The results in tiers; of a search for emergency services, first whoever offers them. */
function* inTiers(query: IndexQuery, results: DocIdSet, most: number): Generator<DocIdSet> {
  let wanted = most
  for (const part of helpfulFirst(query, results))
    for (const tier of tiersOf(query, part, wanted)) {
      wanted -= tier.length
      yield tier
    }
}

/**
 * Who stands first within each tier: whoever costs least where somebody wants what costs little, or has what is wished for.
 * Around a place, what is near does.
 */
function isFirstAmongEquals(
  { values }: Snapshot,
  parsedQuery: ParsedQuery,
): ((docId: number) => boolean) | undefined {
  if (!isStatic(parsedQuery)) return undefined
  const { raised, filters } = parsedQuery
  if (filters.prices === CHEAP) return docId => values.price[docId] === 1
  if (raised === undefined) return undefined
  return docId =>
    ((values.attributes[docId] ?? 0) & raised.attributes) !== 0 ||
    ((values.moreAttributes[docId] ?? 0) & raised.moreAttributes) !== 0
}

/** Levels 1 and 2 as bits (Filters.prices). */
const CHEAP = 0b110

/** Each tier in two. */
function* splitBy(isBefore: (docId: number) => boolean, tiers: Iterable<DocIdSet>): Generator<DocIdSet> {
  for (const tier of tiers) {
    yield tier.filter(isBefore)
    yield tier.filter(docId => !isBefore(docId))
  }
}

function pageOfTier(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  tier: DocIdSet,
  offset: number,
  limit: number,
): number[] {
  if (isStatic(parsedQuery)) return Array.from(inStaticOrder(snapshot, tier, offset + limit).subarray(offset))
  const { sort } = parsedQuery
  const isByValue = sort !== 'relevance' && sort !== 'distance'
  if (isByValue && tier.length >= LONG_LIST && offset + limit <= FIRST_PAGES)
    return firstByValue(snapshot, tier, sort).slice(offset, offset + limit)
  const ranked = inStaticOrder(snapshot, tier)
  const centre = centreOf(parsedQuery)
  const bands = centre && bandsToOrder(centre, parsedQuery)
  if (bands !== null && parsedQuery.sort === 'relevance')
    return nearPage(snapshot, ranked, bands, offset, limit)
  if (centre !== null && bands !== null && parsedQuery.sort === 'distance') {
    const near = nearestBands(snapshot, ranked, bands, offset + limit)
    return pageByKey(near, chordsTo(snapshot, near, centre), offset, limit)
  }
  return pageByKey(ranked, sortKeys(snapshot, ranked, parsedQuery.sort), offset, limit)
}

/** Lists that are long enough for their first pages to be cached, and how many results these have. */
const LONG_LIST = 100
const FIRST_PAGES = 240

/**
 * The first results of a list in an order by values. Lists of common words are the same arrays until the next change, and
 * of several pages and visitors.
 */
function firstByValue(snapshot: Snapshot, list: DocIdSet, sort: SearchSort): readonly number[] {
  const known = firstOfLists.get(list) ?? new Map<SearchSort, readonly number[]>()
  firstOfLists.set(list, known)
  let first = known.get(sort)
  if (first === undefined) {
    const ranked = inStaticOrder(snapshot, list)
    first = pageByKey(ranked, sortKeys(snapshot, ranked, sort), 0, FIRST_PAGES)
    known.set(sort, first)
  }
  return first
}

const firstOfLists = new WeakMap<DocIdSet, Map<SearchSort, readonly number[]>>()

/** Whether the order begins with what is nearest. */
function isNear(parsedQuery: ParsedQuery): boolean {
  return (
    centreOf(parsedQuery) !== null && (parsedQuery.sort === 'relevance' || parsedQuery.sort === 'distance')
  )
}

/** Whether the order is the static rank itself. */
function isStatic(parsedQuery: ParsedQuery): boolean {
  return (
    centreOf(parsedQuery) === null && (parsedQuery.sort === 'relevance' || parsedQuery.sort === 'distance')
  )
}

/**
 * Where distances are measured from. By relevance only for a radius or a position: within a town everything is near.
 */
function centreOf({ place, sort, radiusMetres }: ParsedQuery): Position | null {
  if (place === null) return null
  const isExactlyThere = radiusMetres === undefined && place.restriction.kind !== 'everywhere'
  return sort === 'relevance' && isExactlyThere ? null : place.centre
}

/** The same bands as in findDocs where there is a radius, so that nothing is measured twice. */
function bandsToOrder(centre: Position, { radiusMetres }: ParsedQuery): DistanceBands {
  const widest = radiusMetres === undefined ? WIDEST_BAND : widestAround(radiusMetres)
  return bandsAround(centre, widest, radiusMetres)
}

/** Band by band from the centre, the best first within each. */
function nearPage(
  snapshot: Snapshot,
  ranked: Ranked,
  bands: DistanceBands,
  offset: number,
  limit: number,
): number[] {
  const bandOf = bandsOf(snapshot, ranked, bands)
  const places = new Uint32Array(bands.metres.length + 2)
  for (let at = 0; at < bandOf.length; at++) {
    const next = (bandOf[at] ?? 0) + 1
    places[next] = (places[next] ?? 0) + 1
  }
  for (let band = 1; band < places.length; band++)
    places[band] = (places[band] ?? 0) + (places[band - 1] ?? 0)
  const page = new Array<number>(Math.max(0, Math.min(limit, ranked.length - offset)))
  for (let at = 0; at < ranked.length; at++) {
    const band = bandOf[at] ?? 0
    const place = (places[band] ?? 0) - offset
    places[band] = place + offset + 1
    if (place >= 0 && place < page.length) page[place] = ranked[at] ?? 0
  }
  return page
}

/** The documents of the first bands that together have at least `wanted`: only these are sorted by distance. */
function nearestBands(snapshot: Snapshot, ranked: Ranked, bands: DistanceBands, wanted: number): Ranked {
  const bandOf = bandsOf(snapshot, ranked, bands)
  const counts = new Uint32Array(bands.metres.length + 1)
  for (const band of bandOf) counts[band] = (counts[band] ?? 0) + 1
  const bandCount = bandsWith(counts, wanted)
  return ranked.filter((_, at) => (bandOf[at] ?? 0) < bandCount)
}
