import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { writeOpenAt } from '#domain/opening-hours/open-at.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { citiesOf, findResults, isTested } from '../matching/find-results.ts'
import { changed, type IndexQuery, withFilters } from '../matching/index-query.ts'
import { centreOfCircle, type Filters, type ParsedQuery } from '../parsed-query.ts'
import { categoryTally, cityTally, countsOf, type Tally, tallyOfCounts } from './facet-counts.ts'

/** How many results a query would have of each category if it had none chosen. */
export function categoryChoices(query: IndexQuery): Tally {
  const { snapshot, parsedQuery } = query
  const wanted = citiesOf(parsedQuery)
  if (isOnlyChosen(query) && wanted === undefined) return tallyOfCounts(summariesOf(snapshot).categoryCounts)
  const isOfCities = parsedQuery.filters.cities === undefined || parsedQuery.place === null
  if (wanted === undefined || !isOfCities || !isOnlyChosen(query))
    return categoryTally(
      snapshot,
      countsOf(snapshot, findResults(withFilters(query, { categories: undefined }))),
    )
  const { city } = snapshot.values
  const counts = new Uint32Array(snapshot.lookup.categories.size)
  snapshot.cityCategories().countCategories(wanted, counts)
  withDelta(snapshot, counts, docId => (wanted.has(city[docId] ?? 0) ? categoriesOf(snapshot, docId) : []))
  return tallyOfCounts(counts)
}

/** How many results a query would have in each city if it had none chosen. */
export function cityChoices(query: IndexQuery): Tally {
  const { snapshot, parsedQuery } = query
  const { categories } = parsedQuery.filters
  const [category, another] = categories?.groups.size === 0 ? categories.real : []
  const isOneCategory = category !== undefined && another === undefined
  if (isOneCategory && isOnlyChosen(query) && parsedQuery.place?.restriction.kind !== 'city')
    return tallyOfCounts(cityCountsOf(snapshot, category))
  return cityTally(snapshot, findResults(withFilters(query, { cities: undefined })))
}

/** How many results a query would have at each city if it were about no other place. */
export function placeChoices(query: IndexQuery): Tally {
  const anywhere = changed(query, { place: null, radiusMetres: undefined })
  const count = () => cityChoices(withFilters(anywhere, { cities: undefined }))
  const { snapshot, parsedQuery, matches, now } = query
  // Filters alone are tested with every business, and are the same ones whatever place they are asked for.
  return matches === undefined
    ? cachedPlaces(snapshot).getOrMake(keyOf(parsedQuery.filters, now), count)
    : count()
}

/** A tally has a few thousand cities. */
const cachedPlaces = cachedPerSnapshot(() => new BoundedCache<string, Tally>({ most: 32, longest: 300 }))

function keyOf({ categories, openAt, cities: _, ...others }: Filters, now: number): string {
  const time = openAt && `${writeOpenAt(openAt)} ${Math.floor(now / MINUTE_MS)}`
  return JSON.stringify([time, [...(categories?.real ?? [])], [...(categories?.groups ?? [])], others])
}

/** Whether neither a place nor a chosen city decides about the results of a query. */
export function isAnywhere({ place, filters }: ParsedQuery): boolean {
  return place === null && filters.cities === undefined
}

/** How many businesses of a category each city has, by the number of the city. */
export function cityCountsOf(snapshot: Snapshot, category: number): Uint32Array {
  const { city } = snapshot.values
  const counts = new Uint32Array(snapshot.lookup.cities.size)
  snapshot.cityCategories().countCities(category, counts)
  withDelta(snapshot, counts, docId =>
    categoriesOf(snapshot, docId).includes(category) ? [city[docId] ?? 0] : [],
  )
  return counts
}

/** Whether nothing but cities and categories decides about a query's results. */
function isOnlyChosen({ parsedQuery, matches }: IndexQuery): boolean {
  const kind = parsedQuery.place?.restriction.kind ?? 'everywhere'
  return (
    matches === undefined &&
    centreOfCircle(parsedQuery) === undefined &&
    (kind === 'everywhere' || kind === 'city') &&
    !isTested(parsedQuery.filters)
  )
}

/** Takes the rows that the delta replaces off the counts, and adds its own. */
function withDelta(
  snapshot: Snapshot,
  counts: Uint32Array,
  numbersOf: (docId: number) => ArrayLike<number>,
): void {
  const { replaced, isLive } = snapshot.state
  const add = (docId: number, change: 1 | -1) => {
    for (const number of Array.from(numbersOf(docId))) counts[number] = (counts[number] ?? 0) + change
  }
  for (const row of replaced) add(row, -1)
  for (const docId of snapshot.state.rowsOfDelta()) if (isLive[docId] === 1) add(docId, 1)
}

const NO_CATEGORIES = new Uint32Array(0)

function categoriesOf({ values, lookup }: Snapshot, docId: number): Uint32Array {
  return lookup.categorySets.entries[values.categories[docId] ?? 0] ?? NO_CATEGORIES
}
