import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { citiesOf, isTested, narrowed, rowsOfDelta } from './candidates.ts'
import { type Tally, tallyOf, tallyOfCounts } from './facet-counts.ts'
import { centreOfCircle, type ParsedQuery } from './parsed-query.ts'

/** How many results a query would have of each category if its categories were others. */
export function categoryChoices(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  now: number,
  matches: DocIdSet | undefined,
): Tally {
  const { cities } = parsedQuery.filters
  const size = snapshot.lookup.categories.size
  const place = parsedQuery.place?.restriction
  const wanted = citiesOf(parsedQuery)
  const isOfCities = wanted !== undefined && (cities === undefined || place === undefined)
  if (!isOfCities || !isOnlyChosen(parsedQuery, matches) || parsedQuery.filters.categories !== undefined)
    return tallyOf(narrowed(snapshot, parsedQuery, now, matches).parts, 'category', size)
  const { city, category } = snapshot.values
  const counts = new Uint32Array(size)
  snapshot.cityCategories().countCategories(wanted, counts)
  withDelta(snapshot, counts, category, docId => wanted.has(city[docId] ?? 0))
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
  const isReal = categories !== undefined && categories.groups.size === 0
  if (!isReal || !isOnlyChosen(parsedQuery, matches) || citiesOf(parsedQuery) !== undefined)
    return tallyOf(narrowed(snapshot, parsedQuery, now, matches).parts, 'city', size)
  const { city, category } = snapshot.values
  const counts = new Uint32Array(size)
  snapshot.cityCategories().countCities(categories.real, counts)
  withDelta(snapshot, counts, city, docId => categories.real.has(category[docId] ?? 0))
  return tallyOfCounts(counts)
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
  numbers: Uint32Array,
  isWanted: (docId: number) => boolean,
): void {
  const { replaced, isLive } = snapshot.state
  const add = (docId: number, change: 1 | -1) => {
    const number = numbers[docId] ?? 0
    if (isWanted(docId)) counts[number] = (counts[number] ?? 0) + change
  }
  for (const row of replaced) add(row, -1)
  for (const docId of rowsOfDelta(snapshot)) if (isLive[docId] === 1) add(docId, 1)
}
