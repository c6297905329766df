import { lazily } from '#domain/cache/lazily.ts'
import { lowerBound } from '#domain/collections/binary-search.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { GROUPS } from '#search/document/groups.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import { type DocIdSet, intersection, momentaryUnion, NO_DOCS, union } from '#search/snapshot/doc-id-set.ts'
import { DocsByNumber } from '#search/snapshot/docs-by-number.ts'
import { PostingCache } from '#search/snapshot/posting-cache.ts'
import type { RegionCities } from '#search/snapshot/region-cities.ts'
import { FIELDS, type Fields } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { centreOfCircle, type Filters, isFiltered, type ParsedQuery } from '../parsed-query.ts'
import { docsAround } from './around.ts'
import { bandCountWithin, bandsAround } from './distance-bands.ts'
import { filterDocs } from './filter-docs.ts'
import { type ResultSet, resultsOf } from './result-set.ts'

/** Bytes of lists of live documents that are cached until the next change: at least, and for each document. */
const LIVE_LISTS_BYTES = { least: 32 << 20, aDocument: 32 }

/** Every state once, or some of the smaller regions. */
const REGION_LISTS_BYTES = { least: 1 << 20, aDocument: 4 }

/**
 * A list that is so many times shorter than another is intersected with it. Otherwise testing the longer one is faster.
 */
const SHORTER_RATIO = 8

/** The live documents of both files that satisfy one word in the fields. */
export function docsWithWord(
  snapshot: Snapshot,
  fields: Fields,
  alternatives: QueryTerm['alternatives'],
): DocIdSet {
  return docsWithWords(snapshot, fields, [{ alternatives }]) ?? NO_DOCS
}

/**
 * The live documents that satisfy every word in the fields; undefined when there is no word.
 * The same words give the same array until the next change, so results computed from it can be cached by the array.
 */
export function docsWithWords(
  snapshot: Snapshot,
  fields: Fields,
  words: readonly Pick<QueryTerm, 'alternatives'>[],
): DocIdSet | undefined {
  if (words.length === 0) return undefined
  const all = words.map(word => word.alternatives)
  return cachedLiveLists(snapshot).get(`${fields} ${JSON.stringify(all)}`, () => {
    const main = snapshot.main.matchingAll(fields, all)
    if (snapshot.state.entries.size === 0) return main
    return onlyLive(snapshot, joined(main, snapshot.delta.matchingAll(fields, all)))
  })
}

/** Those of some live documents that satisfy every word in the fields; fast when they are few. */
export function docsAmong(
  snapshot: Snapshot,
  docIds: DocIdSet,
  fields: Fields,
  words: readonly Pick<QueryTerm, 'alternatives'>[],
): DocIdSet {
  const all = words.map(word => word.alternatives)
  const split = lowerBound(docIds, snapshot.state.base + 1)
  return joined(
    snapshot.main.matchingAmong(docIds.subarray(0, split), fields, all),
    snapshot.delta.matchingAmong(docIds.subarray(split), fields, all),
  )
}

const cachedLiveLists = cachedPerSnapshot(
  ({ state }) => new PostingCache(Math.max(LIVE_LISTS_BYTES.least, state.base * LIVE_LISTS_BYTES.aDocument)),
)

/** The live documents with a token of document/tokens.ts in the fields. */
export function docsWithToken(snapshot: Snapshot, fields: Fields, token: string): DocIdSet {
  return docsWithWord(snapshot, fields, [[token]])
}

/**
 * The results of a query. Words and the token of a place are looked up in posting lists; other filters are tested document
 * by document, starting from the shortest list there is, or from what is around the place.
 * @param matches docIds that satisfy the words; undefined when every document does
 */
export function narrowed(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  now: number,
  matches: DocIdSet | undefined,
): ResultSet {
  const centre = centreOfCircle(parsedQuery)
  if (centre === undefined) return resultsOf(snapshot, listed(snapshot, parsedQuery, now, matches))
  const { radiusMetres = 0 } = parsedQuery
  const bands = bandsAround(centre, radiusMetres, radiusMetres)
  const bandCount = bandCountWithin(bands, radiusMetres)
  return docsAround(snapshot, parsedQuery, now, { bands, bandCount, matches }).results
}

/** The docIds of the results of a query without a circle, ascending. */
function listed(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  now: number,
  matches: DocIdSet | undefined,
): DocIdSet {
  if (parsedQuery.place?.restriction.kind === 'nowhere') return NO_DOCS
  const tokenMatches = docsWithPlaceToken(snapshot, parsedQuery)
  const exact = matches && tokenMatches ? intersection(matches, tokenMatches) : (matches ?? tokenMatches)
  if (needsNoTest(parsedQuery)) return exact ?? liveDocs(snapshot)
  const lists = listsOf(snapshot, parsedQuery)
  const [shortest] = lists.sort((a, b) => lengthOf(a) - lengthOf(b))
  const { end } = snapshot.state
  if (exact === undefined && shortest !== undefined && lists.length === 1 && !isTested(parsedQuery.filters))
    return onlyLive(snapshot, union(shortest, end))
  if (shortest === undefined) return filterDocs(snapshot, parsedQuery, now, exact ?? liveDocs(snapshot))
  if (exact === undefined) return filterDocs(snapshot, parsedQuery, now, momentaryUnion(shortest, end))
  const isWorthIt = lengthOf(shortest) * SHORTER_RATIO < exact.length
  return filterDocs(
    snapshot,
    parsedQuery,
    now,
    isWorthIt ? intersection(exact, momentaryUnion(shortest, end)) : exact,
  )
}

/** Whether only words and tokens narrow a query, so that no document needs testing. */
function needsNoTest(parsedQuery: ParsedQuery): boolean {
  const { place, filters } = parsedQuery
  const kind = place?.restriction.kind
  return kind !== 'city' && kind !== 'region' && !isFiltered(filters)
}

/** Whether documents are tested by more than their city and category. */
export function isTested({ cities: _, categories: __, ...others }: Filters): boolean {
  return isFiltered({ ...others, cities: undefined, categories: undefined })
}

/** The documents at a place that is found by a token or by words; undefined for other places. */
function docsWithPlaceToken(snapshot: Snapshot, parsedQuery: ParsedQuery): DocIdSet | undefined {
  const { place } = parsedQuery
  if (place === null) return undefined
  if (place.restriction.kind === 'token')
    return docsWithToken(snapshot, FIELDS.geography, place.restriction.token)
  if (place.restriction.kind === 'words')
    return docsWithWords(snapshot, FIELDS.geography, place.restriction.words)
  return undefined
}

/** All documents of one filter, in parts. They may overlap and contain rows that the delta replaces. */
type Parts = readonly DocIdSet[]

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
    lists.push([...snapshot.cityCategories().docs(wanted, categories.real), rowsOfDelta(snapshot)])
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

/** Every row of the delta. */
export function rowsOfDelta({ state: { base, end } }: Snapshot): DocIdSet {
  return Uint32Array.from({ length: end - base - 1 }, (_, at) => base + 1 + at)
}

function lengthOf(parts: Parts): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

const LISTS = { city: 'byCity', category: 'byCategory', group: 'byGroup' } as const

/** The documents of both files with any of the numbers. */
function partsOf(snapshot: Snapshot, name: keyof typeof LISTS, numbers: Iterable<number>): Parts {
  const wanted = new Set(numbers)
  const parts = Array.from(wanted, number => snapshot[LISTS[name]].docIds(number))
  if (snapshot.state.entries.size === 0) return parts
  const delta = deltaLists(snapshot)[name]()
  return [...parts, ...Array.from(wanted, number => delta.docIds(number))]
}

/** The documents of the delta by number, each list made when it is needed. */
const deltaLists = cachedPerSnapshot(({ lookup, values, state: { base, end } }) => {
  const rowCount = end - base - 1
  const lists = (numbers: ArrayLike<number>, size: number) =>
    lazily(() => DocsByNumber.of(numbers, rowCount, size, base))
  const { categories, categorySets } = lookup
  return {
    city: lists(values.city.subarray(base), lookup.cities.size),
    category: lazily(() =>
      DocsByNumber.ofSets(
        values.categories.subarray(base),
        categorySets.entries,
        rowCount,
        categories.size,
        base,
      ),
    ),
    group: lists(values.group.subarray(base), GROUPS.length),
  }
})

/** Every listed document. */
export const liveDocs = cachedPerSnapshot(({ state }): DocIdSet => {
  const docIds = new Uint32Array(state.end)
  let count = 0
  for (let docId = 1; docId < state.end; docId++) if (state.isLive[docId] === 1) docIds[count++] = docId
  return docIds.subarray(0, count)
})

/** The docIds without rows of the main file that the delta replaces; the same array when there are none. */
function onlyLive({ state: { isLive, entries } }: Snapshot, docIds: DocIdSet): DocIdSet {
  if (entries.size === 0) return docIds
  return docIds.every(docId => isLive[docId] === 1) ? docIds : docIds.filter(docId => isLive[docId] === 1)
}

function joined(main: DocIdSet, delta: DocIdSet): DocIdSet {
  if (delta.length === 0) return main
  const both = new Uint32Array(main.length + delta.length)
  both.set(main)
  both.set(delta, main.length)
  return both
}
