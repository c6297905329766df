import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import { type DocIdSet, intersection, NO_DOCS, union, unionInScratch } from '#search/snapshot/doc-id-set.ts'
import { PostingCache } from '#search/snapshot/posting-cache.ts'
import type { RegionCities } from '#search/snapshot/region-cities.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { centreOfCircle, type Filters, isFiltered, type ParsedQuery } from '../parsed-query.ts'
import { docsAround } from './around.ts'
import { docsWithPlaceTerms, onlyLive } from './candidates.ts'
import { bandCountWithin, bandsAround } from './distance-bands.ts'
import { type Parts, partsOf } from './docs-by-value.ts'
import { filterDocs } from './filter-docs.ts'
import type { IndexQuery } from './index-query.ts'
import { type ResultSet, resultsInList } from './result-set.ts'

/** Every state once, or some of the smaller regions. */
const REGION_LISTS_BYTES = { least: 1 << 20, aDocument: 4 }

/**
 * A list that is so many times shorter than another is intersected with it. Otherwise testing the longer one is faster.
 */
const SHORTER_RATIO = 8

/**
 * The results of a query. Words and the token of a place are looked up in posting lists; other filters are tested document
 * by document, starting from the shortest list there is, or from what is around the place.
 */
export function findResults(query: IndexQuery): ResultSet {
  const centre = centreOfCircle(query.parsedQuery)
  if (centre === undefined) return resultsInList(query.snapshot, listResults(query))
  const { radiusMetres = 0 } = query.parsedQuery
  const bands = bandsAround(centre, radiusMetres, radiusMetres)
  return docsAround(query, bands, bandCountWithin(bands, radiusMetres)).results
}

/** The docIds of the results of a query without a circle, ascending. */
function listResults(query: IndexQuery): DocIdSet {
  const { snapshot, parsedQuery, matches } = query
  const { place, filters } = parsedQuery
  if (place?.restriction.kind === 'nowhere') return NO_DOCS
  const there = place === null ? undefined : docsWithPlaceTerms(snapshot, place.restriction)
  const exact = matches && there ? intersection(matches, there) : (matches ?? there)
  if (needsNoTest(parsedQuery)) return exact ?? liveDocs(snapshot)
  const lists = listsOf(snapshot, parsedQuery)
  const [shortest] = lists.sort((a, b) => lengthOf(a) - lengthOf(b))
  const { end } = snapshot.state
  if (shortest === undefined) return filterDocs(query, exact ?? liveDocs(snapshot))
  if (exact === undefined) {
    if (lists.length === 1 && !isTested(filters)) return onlyLive(snapshot, union(shortest, end))
    return filterDocs(query, unionInScratch(shortest, end))
  }
  const isWorthIt = lengthOf(shortest) * SHORTER_RATIO < exact.length
  return filterDocs(query, isWorthIt ? intersection(exact, unionInScratch(shortest, end)) : exact)
}

/** Whether only words and tokens decide about results, so that no document needs testing. */
function needsNoTest(parsedQuery: ParsedQuery): boolean {
  const { place, filters } = parsedQuery
  const kind = place?.restriction.kind
  return kind !== 'city' && kind !== 'region' && !isFiltered(filters)
}

/** Whether documents are tested by more than their city and category. */
export function isTested({ cities: _, categories: __, ...others }: Filters): boolean {
  return isFiltered({ ...others, cities: undefined, categories: undefined })
}

/** For each filter by city, region or category: its documents. */
function listsOf(snapshot: Snapshot, parsedQuery: ParsedQuery): Parts[] {
  const { categories, cities } = parsedQuery.filters
  const lists: Parts[] = []
  const restriction = parsedQuery.place?.restriction
  if (restriction?.kind === 'city') lists.push(partsOf(snapshot, 'city', [restriction.city]))
  if (restriction?.kind === 'region') lists.push([docsOfRegion(snapshot, restriction.cities)])
  if (cities !== undefined) lists.push(partsOf(snapshot, 'city', cities))
  if (categories !== undefined)
    lists.push([
      ...partsOf(snapshot, 'category', categories.real),
      ...partsOf(snapshot, 'group', categories.groups),
    ])
  const wanted = citiesOf(parsedQuery)
  if (wanted !== undefined && categories !== undefined && categories.groups.size === 0)
    lists.push([...snapshot.cityCategories().docs(wanted, categories.real), snapshot.state.rowsOfDelta()])
  return lists
}

/** The cities that a query without a circle is about; undefined for all. */
export function citiesOf({ place, filters }: ParsedQuery): ReadonlySet<number> | undefined {
  return (
    filters.cities ?? (place?.restriction.kind === 'city' ? new Set([place.restriction.city]) : undefined)
  )
}

/** The live documents of a region. A state has thousands of cities, so its list is cached until the next change. */
function docsOfRegion(snapshot: Snapshot, { slug, numbers }: RegionCities): DocIdSet {
  return cachedRegions(snapshot).get(slug, () =>
    onlyLive(snapshot, union(partsOf(snapshot, 'city', numbers), snapshot.state.end)),
  )
}

const cachedRegions = cachedPerSnapshot(
  ({ state }) =>
    new PostingCache(Math.max(REGION_LISTS_BYTES.least, state.base * REGION_LISTS_BYTES.aDocument)),
)

function lengthOf(parts: Parts): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

/** Every listed document. */
export const liveDocs = cachedPerSnapshot(({ state }): DocIdSet => {
  const docIds = new Uint32Array(state.end)
  let count = 0
  for (let docId = 1; docId < state.end; docId++) if (state.isLive[docId] === 1) docIds[count++] = docId
  return docIds.subarray(0, count)
})
