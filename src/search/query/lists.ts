import type { Region } from '#domain/region/region.ts'
import type { ListOptions, PageOfCards } from '#domain/search/search.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import { cardsOf } from '#search/snapshot/cards.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { countsOf } from './facets/facet-counts.ts'
import { findResults } from './matching/find-results.ts'
import { indexQuery } from './matching/matches.ts'
import type { ResultSet } from './matching/result-set.ts'
import { EVERYTHING, NO_FILTERS, type ParsedPlace } from './parsed-query.ts'
import { parseCategories } from './parsing/parse-filters.ts'
import { placeOfCityNamed, placeOfRegion } from './parsing/parse-place.ts'
import { vocabularyOf } from './parsing/vocabulary.ts'
import { pageOf } from './ranking/page.ts'
import { inStaticOrder } from './ranking/static-order.ts'

/** Best documents that are mixed by city and group for the home page. */
const POPULAR_POOL = 3_000

/** The businesses of a city. @param category slug of a group or of a real category; undefined: all */
export function listInCity(
  snapshot: Snapshot,
  citySlug: string,
  category: string | undefined,
  options: ListOptions,
  now: number,
): PageOfCards {
  return list(snapshot, category, placeOfCityNamed(vocabularyOf(snapshot), citySlug), options, now).page
}

/** The businesses of a region. */
export function listInRegion(
  snapshot: Snapshot,
  region: Region,
  options: ListOptions,
  now: number,
): PageOfCards {
  return list(snapshot, undefined, placeOfRegion(vocabularyOf(snapshot), region), options, now).page
}

/** The businesses of a group or a real category, and their number of cities. */
export function listInCategory(snapshot: Snapshot, category: string, options: ListOptions, now: number) {
  const { page, results } = list(snapshot, category, null, options, now)
  return { ...page, cityCount: cityCountOf(snapshot, results) }
}

/** The best businesses, first those of different cities and groups. */
export function popularIn(snapshot: Snapshot, limit: number, now: number): PageOfCards['businesses'] {
  return cardsOf(snapshot, mixedBest(snapshot).slice(0, limit), now, null)
}

/** The whole order, computed once; a page takes its beginning. */
const mixedBest = cachedPerSnapshot((snapshot): readonly number[] => {
  const { city, group } = snapshot.values
  let rest = Array.from(inStaticOrder(snapshot, poolOf(snapshot)).subarray(0, POPULAR_POOL))
  const mixed: number[] = []
  for (const isNew of [both, either, always]) {
    const cities = new Set(mixed.map(docId => city[docId]))
    const groups = new Set(mixed.map(docId => group[docId]))
    rest = rest.filter(docId => {
      if (!isNew(!cities.has(city[docId]), !groups.has(group[docId]))) return true
      cities.add(city[docId])
      groups.add(group[docId])
      mixed.push(docId)
      return false
    })
  }
  return mixed
})

const both = (isNewCity: boolean, isNewGroup: boolean) => isNewCity && isNewGroup
const either = (isNewCity: boolean) => isNewCity
const always = () => true

/** Enough live rows of the main file, which are in static order, and all rows of the delta, which are not. */
function poolOf({ state }: Snapshot): DocIdSet {
  const pool: number[] = []
  for (let docId = 1; docId <= state.base && pool.length < POPULAR_POOL; docId++) {
    if (state.isLive[docId] === 1) pool.push(docId)
  }
  for (let docId = state.base + 1; docId < state.end; docId++) if (state.isLive[docId] === 1) pool.push(docId)
  return Uint32Array.from(pool)
}

function list(
  snapshot: Snapshot,
  category: string | undefined,
  place: ParsedPlace | null,
  { sort, ...part }: ListOptions,
  now: number,
): { readonly page: PageOfCards; readonly results: ResultSet } {
  const categories = category === undefined ? undefined : parseCategories(snapshot.lookup, [category])
  const query = indexQuery(
    snapshot,
    { ...EVERYTHING, place, sort, filters: { ...NO_FILTERS, categories } },
    now,
  )
  const results = findResults(query)
  const docIds = pageOf(query, { results, nearest: () => undefined }, part)
  return { page: { businesses: cardsOf(snapshot, docIds, now, null), total: results.length }, results }
}

function cityCountOf(snapshot: Snapshot, results: ResultSet): number {
  const { numbers } = countsOf(snapshot, results).cities
  return numbers.filter(city => snapshot.lookup.cities.entries[city]?.name !== '').length
}
