import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { citiesOf, isTested, narrowed, rowsOfDelta } from '../matching/candidates.ts'
import { centreOfCircle, type ParsedQuery } from '../parsed-query.ts'
import { categoryTally, type Tally, tallyOf, tallyOfCounts } from './facet-counts.ts'

/** How many results a query without categories would have of each category. */
export function categoryChoices(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  now: number,
  matches: DocIdSet | undefined,
): Tally {
  const { cities } = parsedQuery.filters
  if (isOnlyChosen(parsedQuery, matches) && citiesOf(parsedQuery) === undefined)
    return tallyOfCounts(summariesOf(snapshot).categoryCounts)
  const size = snapshot.lookup.categories.size
  const place = parsedQuery.place?.restriction
  const wanted = citiesOf(parsedQuery)
  const isOfCities = wanted !== undefined && (cities === undefined || place === undefined)
  if (!isOfCities || !isOnlyChosen(parsedQuery, matches))
    return categoryTally(snapshot, narrowed(snapshot, parsedQuery, now, matches).parts)
  const { city } = snapshot.values
  const counts = new Uint32Array(size)
  snapshot.cityCategories().countCategories(wanted, counts)
  withDelta(snapshot, counts, docId => (wanted.has(city[docId] ?? 0) ? categoriesOf(snapshot, docId) : []))
  return tallyOfCounts(counts)
}

/** How many results a query would have in each city if its cities were others. */
export function cityChoices(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  now: number,
  matches: DocIdSet | undefined,
): Tally {
  const { categories } = parsedQuery.filters
  const size = snapshot.lookup.cities.size
  const [category, another] = categories?.groups.size === 0 ? categories.real : []
  if (
    category === undefined ||
    another !== undefined ||
    !isOnlyChosen(parsedQuery, matches) ||
    citiesOf(parsedQuery) !== undefined
  )
    return tallyOf(narrowed(snapshot, parsedQuery, now, matches).parts, 'city', size)
  return tallyOfCounts(cityCountsOf(snapshot, category))
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
function isOnlyChosen(parsedQuery: ParsedQuery, matches: DocIdSet | undefined): boolean {
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
  for (const docId of rowsOfDelta(snapshot)) if (isLive[docId] === 1) add(docId, 1)
}

const NO_CATEGORIES = new Uint32Array(0)

function categoriesOf({ values, lookup }: Snapshot, docId: number): Uint32Array {
  return lookup.categorySets.entries[values.categories[docId] ?? 0] ?? NO_CATEGORIES
}
