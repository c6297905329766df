import { isGroupSlug } from '#domain/category/category.ts'
import type { Facets, FacetValue } from '#domain/search.ts'
import { type Doors, doorsAt, OPEN_FLAG } from '#search/snapshot/doors.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { type Found, RADIUS_STEPS } from './around.ts'
import { narrowed } from './candidates.ts'
import { doorCounts, mostOf, tallyOf } from './counts.ts'
import type { HandleSet } from './handle-set.ts'
import type { CategoryFilter, Filters, Reading } from './reading.ts'

/** Tenths of a star, as in the names of the values. */
const RATING_STEPS = [45, 40, 30] as const

/** Shorter lists are counted faster than looked up. */
const LONG_LIST = 500

/**
 * Counts what the results can be narrowed to. Categories and cities are counted as if none of them had been chosen:
 * otherwise nothing could be chosen beside the first.
 * @param words handles that satisfy the words of the reading, undefined when it has none
 */
export function facetsOf(
  snapshot: Snapshot,
  reading: Reading,
  { results, withinSteps }: Found,
  words: HandleSet | undefined,
  now: number,
): Facets {
  const { categories, cities } = reading.filters
  const found = countedFacets(snapshot, results)
  const without = (changes: Partial<Filters>) =>
    narrowed(snapshot, { ...reading, filters: { ...reading.filters, ...changes } }, now, words)
  return {
    categories: categories
      ? categoryValues(snapshot, without({ categories: offeredOf(categories) }), categories.real)
      : found.categories,
    cities: cities ? cityValues(snapshot, without({ cities: undefined }), cities) : found.cities,
    ratings: found.ratings,
    openStates: found.openStates(doorsAt(snapshot, now)),
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
  readonly openStates: (doors: Doors) => readonly FacetValue[]
}

/** The facets of long lists stay with them: everything and the lists of common words are asked for again and again. */
function countedFacets(snapshot: Snapshot, handles: HandleSet): CountedFacets {
  const known = counted.get(handles)
  if (known !== undefined) return known
  const facets = countFacets(snapshot, handles)
  if (handles.length >= LONG_LIST) counted.set(handles, facets)
  return facets
}

const counted = new WeakMap<HandleSet, CountedFacets>()

function countFacets(snapshot: Snapshot, handles: HandleSet): CountedFacets {
  const { counts: ratings } = tallyOf(handles, snapshot.values.rating, 256)
  const countDoors = doorCounts(handles, snapshot)
  let last: { readonly doors: Doors; readonly values: readonly FacetValue[] } | undefined
  return {
    categories: categoryValues(snapshot, handles),
    cities: cityValues(snapshot, handles),
    ratings: RATING_STEPS.map(step => ({
      value: (step / 10).toFixed(1),
      label: `ab ${(step / 10).toFixed(1).replace('.', ',')} Sternen`,
      count: ratings.subarray(step).reduce((sum, count) => sum + count, 0),
    })),
    openStates: doors => {
      if (last?.doors !== doors) last = { doors, values: openValues(countDoors(doors)) }
      return last.values
    },
  }
}

function openValues(counts: Uint32Array): readonly FacetValue[] {
  return [
    { value: 'open', label: 'Jetzt geöffnet', count: counts[OPEN_FLAG.open] ?? 0 },
    { value: 'closed', label: 'Geschlossen', count: counts[OPEN_FLAG.closed] ?? 0 },
    { value: 'unknown', label: 'Zeiten unbekannt', count: counts[OPEN_FLAG.unknown] ?? 0 },
  ]
}

function categoryValues(snapshot: Snapshot, handles: HandleSet, chosen?: ReadonlySet<number>) {
  const { values, names } = snapshot
  const tally = tallyOf(handles, values.category, names.categories.size)
  return mostOf(tally, chosen, number => categoryValue(snapshot, number))
}

function cityValues(snapshot: Snapshot, handles: HandleSet, chosen?: ReadonlySet<number>) {
  const { values, names } = snapshot
  return mostOf(tallyOf(handles, values.city, names.cities.size), chosen, number =>
    cityValue(snapshot, number),
  )
}

/** A group's own name as category says nothing more than the group, and its slug means the whole group. */
function categoryValue({ names }: Snapshot, number: number) {
  const category = names.categories.entries[number]
  return category && !isGroupSlug(category.slug) ? { value: category.slug, label: category.name } : undefined
}

function cityValue({ names }: Snapshot, number: number) {
  const city = names.cities.entries[number]
  return city && city.name !== '' ? { value: city.slug, label: city.shown } : undefined
}

function radiusValues(withinSteps: readonly number[] | undefined): readonly FacetValue[] {
  return (withinSteps ?? []).map((count, at) => ({
    value: String(RADIUS_STEPS[at]),
    label: `${RADIUS_STEPS[at]} km`,
    count,
  }))
}
