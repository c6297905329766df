import { isGroupSlug } from '#domain/category/group.ts'
import type { Facets, FacetValue } from '#domain/search/search.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import { OPEN_STATE, type OpenStates, openStatesAt } from '#search/snapshot/open-states.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { narrowed } from './candidates.ts'
import { mostOf, openStateCounts, tallyOf } from './facet-counts.ts'
import { type FoundDocs, RADIUS_STEPS } from './find-docs.ts'
import type { CategoryFilter, Filters, ParsedQuery } from './parsed-query.ts'

/** Tenths of a star, as in the names of the values. */
const RATING_STEPS = [45, 40, 30] as const

/** Shorter lists are counted faster than looked up. */
const LONG_LIST = 500

/**
 * Counts what the results can be narrowed to. Categories and cities are counted as if none of them had been chosen:
 * otherwise nothing could be chosen beside the first.
 * @param matches handles that satisfy the words of the reading, undefined when it has none
 */
export function facetsOf(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  { results, withinSteps }: FoundDocs,
  matches: DocIdSet | undefined,
  now: number,
): Facets {
  const { categories, cities } = parsedQuery.filters
  const found = countedFacets(snapshot, results)
  const without = (changes: Partial<Filters>) =>
    narrowed(snapshot, { ...parsedQuery, filters: { ...parsedQuery.filters, ...changes } }, now, matches)
  return {
    categories: categories
      ? categoryValues(snapshot, without({ categories: offeredOf(categories) }), categories.real)
      : found.categories,
    cities: cities ? cityValues(snapshot, without({ cities: undefined }), cities) : found.cities,
    ratings: found.ratings,
    openStates: found.openStates(openStatesAt(snapshot, now)),
    radii: radiusValues(withinSteps),
  }
}

/** The categories to choose from: where all that was chosen lies in one trade, the others of the trade. */
function offeredOf({ offered }: CategoryFilter): CategoryFilter | undefined {
  if (offered === undefined || offered.size === 0) return undefined
  return { real: new Set(), groups: offered, offered }
}

/** What is counted of a set of documents alone. */
interface CountedFacets extends Pick<Facets, 'categories' | 'cities' | 'ratings'> {
  readonly openStates: (openStates: OpenStates) => readonly FacetValue[]
}

/** The facets of long lists stay with them: everything and the lists of common words are asked for again and again. */
function countedFacets(snapshot: Snapshot, docIds: DocIdSet): CountedFacets {
  const known = counted.get(docIds)
  if (known !== undefined) return known
  const facets = countFacets(snapshot, docIds)
  if (docIds.length >= LONG_LIST) counted.set(docIds, facets)
  return facets
}

const counted = new WeakMap<DocIdSet, CountedFacets>()

function countFacets(snapshot: Snapshot, docIds: DocIdSet): CountedFacets {
  const { counts: ratings } = tallyOf(docIds, snapshot.values.rating, 256)
  const countOpenStates = openStateCounts(docIds, snapshot)
  let last: { readonly openStates: OpenStates; readonly values: readonly FacetValue[] } | undefined
  return {
    categories: categoryValues(snapshot, docIds),
    cities: cityValues(snapshot, docIds),
    ratings: RATING_STEPS.map(step => ({
      value: (step / 10).toFixed(1),
      label: `ab ${(step / 10).toFixed(1).replace('.', ',')} Sternen`,
      count: ratings.subarray(step).reduce((sum, count) => sum + count, 0),
    })),
    openStates: openStates => {
      if (last?.openStates !== openStates)
        last = { openStates, values: openValues(countOpenStates(openStates)) }
      return last.values
    },
  }
}

function openValues(counts: Uint32Array): readonly FacetValue[] {
  return [
    { value: 'open', label: 'Jetzt geöffnet', count: counts[OPEN_STATE.open] ?? 0 },
    { value: 'closed', label: 'Geschlossen', count: counts[OPEN_STATE.closed] ?? 0 },
    { value: 'unknown', label: 'Zeiten unbekannt', count: counts[OPEN_STATE.unknown] ?? 0 },
  ]
}

function categoryValues(snapshot: Snapshot, docIds: DocIdSet, chosen?: ReadonlySet<number>) {
  const { values, lookup } = snapshot
  const tally = tallyOf(docIds, values.category, lookup.categories.size)
  return mostOf(tally, chosen, number => categoryValue(snapshot, number))
}

function cityValues(snapshot: Snapshot, docIds: DocIdSet, chosen?: ReadonlySet<number>) {
  const { values, lookup } = snapshot
  return mostOf(tallyOf(docIds, values.city, lookup.cities.size), chosen, number =>
    cityValue(snapshot, number),
  )
}

/** A group's own name as category says nothing more than the group, and its slug means the whole group. */
function categoryValue({ lookup }: Snapshot, number: number) {
  const category = lookup.categories.entries[number]
  return category && !isGroupSlug(category.slug) ? { value: category.slug, label: category.name } : undefined
}

function cityValue({ lookup }: Snapshot, number: number) {
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
