import type { Facets, FacetValue } from '#domain/search/search.ts'
import { attributesIn } from '#search/document/attribute-bits.ts'
import { GROUPS } from '#search/document/groups.ts'
import { isOffered } from '#search/snapshot/category-sets.ts'
import { OPEN_STATE, type OpenStates, openStatesAt } from '#search/snapshot/open-states.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { type FoundDocs, RADIUS_STEPS } from '../matching/find-docs.ts'
import { findResults } from '../matching/find-results.ts'
import { type IndexQuery, withFilters } from '../matching/index-query.ts'
import type { ResultSet } from '../matching/result-set.ts'
import type { CategoryFilter, Filters } from '../parsed-query.ts'
import { attributeValues } from './attribute-facet.ts'
import { categoryChoices, cityChoices, isAnywhere, placeChoices } from './choice-counts.ts'
import {
  categoryTally,
  countsOf,
  mostOf,
  openStateCounts,
  type ResultCounts,
  type Tally,
} from './facet-counts.ts'

/** Tenths of a star. */
const RATING_STEPS = [45, 40, 30] as const
/**
 * Counts what the results can be narrowed to. Each property is counted as if nothing of it were chosen yet, so that a
 * count is what its choice leads to.
 */
export function facetsOf(query: IndexQuery, { results, withinSteps }: FoundDocs): Facets {
  const { snapshot, parsedQuery, now } = query
  const { categories, cities, minRating, openAt, attributes } = parsedQuery.filters
  const found = countedFacets(snapshot, results)
  const openStates = openStatesAt(snapshot, now)
  const without = (changes: Partial<Filters>) => findResults(withFilters(query, changes))
  return {
    categories:
      categories === undefined
        ? found.categories
        : categoryValues(snapshot, categoryChoices(query), categories),
    groups:
      categories === undefined
        ? found.groups
        : groupValues(countsOf(snapshot, without({ categories: undefined }))),
    places: isAnywhere(parsedQuery) ? found.cities : cityValues(snapshot, placeChoices(query)),
    cities: cities === undefined ? found.cities : cityValues(snapshot, cityChoices(query), cities),
    ratings: minRating === 0 ? found.ratings : ratingValues(countsOf(snapshot, without({ minRating: 0 }))),
    openStates:
      openAt === undefined
        ? found.openStates(openStates)
        : openValues(openStateCounts(snapshot, without({ openAt: undefined }), openStates)),
    attributes:
      results.length > 0 ? found.attributes : attributesIn(attributes).map(slug => unnamed(slug, 0)),
    radii: radiusValues(withinSteps),
  }
}

/** Values that depend on the counts alone. */
interface CountedFacets extends Pick<Facets, 'categories' | 'groups' | 'cities' | 'ratings' | 'attributes'> {
  readonly openStates: (openStates: OpenStates) => readonly FacetValue[]
}

/** The facets of results, cached as long as their counts. */
function countedFacets(snapshot: Snapshot, results: ResultSet): CountedFacets {
  const counts = countsOf(snapshot, results)
  const known = facetsOfCounts.get(counts)
  if (known !== undefined) return known
  const categories = categoryTally(snapshot, counts)
  let last: { readonly openStates: OpenStates; readonly values: readonly FacetValue[] } | undefined
  const facets: CountedFacets = {
    categories: categoryValues(snapshot, categories),
    attributes: attributeValues(snapshot, counts, categories),
    groups: groupValues(counts),
    cities: cityValues(snapshot, counts.cities),
    ratings: ratingValues(counts),
    openStates: openStates => {
      if (last?.openStates !== openStates)
        last = { openStates, values: openValues(openStateCounts(snapshot, results, openStates)) }
      return last.values
    },
  }
  facetsOfCounts.set(counts, facets)
  return facets
}

const facetsOfCounts = new WeakMap<ResultCounts, CountedFacets>()

/** How many have at least each of the ratings. */
function ratingValues({ ratings }: ResultCounts): readonly FacetValue[] {
  return RATING_STEPS.map(step =>
    unnamed(
      (step / 10).toFixed(1),
      ratings.subarray(step).reduce((sum, count) => sum + count, 0),
    ),
  )
}

function groupValues({ groups }: ResultCounts): readonly FacetValue[] {
  return GROUPS.flatMap((slug, at) => (groups[at] ? [unnamed(slug, groups[at])] : []))
}

function openValues(counts: Uint32Array): readonly FacetValue[] {
  return [
    unnamed('open', counts[OPEN_STATE.open] ?? 0),
    unnamed('closed', counts[OPEN_STATE.closed] ?? 0),
    unnamed('unknown', counts[OPEN_STATE.unknown] ?? 0),
  ]
}

/** A value that has no name of its own: services/search/localize-answers.ts names it in the language asked for. */
function unnamed(value: string, count: number): FacetValue {
  return { value, label: value, count }
}

/**
 * What a category is offered as. With a group, only its categories: another one would be added to the group, and not narrow
 * it. They are counted as if the group were not chosen, because it does not count beside categories of its own.
 */
export function categoryValueOf(snapshot: Snapshot, chosen: CategoryFilter | undefined) {
  const groups = chosen?.offered?.size ? chosen.offered : undefined
  return (number: number) => {
    const group = snapshot.lookup.categories.entries[number]?.group ?? 'sonstiges'
    const isWithin = groups === undefined || groups.has(GROUPS.indexOf(group))
    return isWithin || chosen?.real.has(number) ? categoryValue(snapshot, number) : undefined
  }
}

function categoryValues(snapshot: Snapshot, tally: Tally, chosen?: CategoryFilter) {
  return mostOf(tally, chosen?.real, categoryValueOf(snapshot, chosen))
}

function cityValues(snapshot: Snapshot, tally: Tally, chosen?: ReadonlySet<number>) {
  return mostOf(tally, chosen, number => cityValueOf(snapshot, number))
}

function categoryValue(snapshot: Snapshot, number: number) {
  const category = snapshot.lookup.categories.entries[number]
  return category && isOffered(snapshot, number) ? { value: category.slug, label: category.name } : undefined
}

export function cityValueOf({ lookup }: Snapshot, number: number) {
  const city = lookup.cities.entries[number]
  return city && city.name !== '' ? { value: city.slug, label: city.shown } : undefined
}

function radiusValues(withinSteps: readonly number[] | undefined): readonly FacetValue[] {
  return (withinSteps ?? []).map((count, at) => ({
    value: String(RADIUS_STEPS[at]),
    label: `${RADIUS_STEPS[at]} km`,
    count,
  }))
}
