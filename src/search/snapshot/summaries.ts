import type { GroupSlug } from '#domain/category/group.ts'
import { cityFor } from '#domain/place/city.ts'
import type { CategorySummary, CitySummary, DirectoryStats, GroupSummary } from '#domain/search/search.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { FLAG } from '#search/document/doc-values.ts'
import { GROUPS } from '#search/document/groups.ts'
import type { IndexedCity } from '#search/document/lookup-tables.ts'
import { cachedPerSnapshot } from './cached-per-snapshot.ts'
import { isOffered } from './category-sets.ts'
import type { Snapshot } from './snapshot.ts'

/** Cities and categories that are named for a group. */
const MOST_NAMED = 5

/** Counts of all listed documents. After a change only what the delta has is counted again. */
export interface Summaries {
  /** Most businesses first; without unknown cities. */
  readonly cities: readonly CitySummary[]
  readonly categories: readonly CategorySummary[]
  readonly groups: readonly GroupSummary[]
  readonly stats: DirectoryStats
  readonly citiesBySlug: ReadonlyMap<string, CitySummary>
  /** Counts by number. */
  readonly cityCounts: Uint32Array
  readonly categoryCounts: Uint32Array
}

export const summariesOf = cachedPerSnapshot((snapshot): Summaries => {
  const counts = countAll(snapshot)
  const cities = citySummaries(snapshot, counts.cities)
  const categories = categorySummaries(snapshot, counts.categories)
  const day = counts.days.findLastIndex(found => found > 0)
  return {
    cities,
    citiesBySlug: new Map(cities.map(city => [city.slug, city])),
    categories,
    groups: GROUPS.map((slug, group) => groupSummary(snapshot, counts, slug, group)),
    stats: {
      total: counts.total,
      cities: cities.length,
      categories: categories.length,
      averageRating: mean(sum(counts.ratingSums), sum(counts.rated)),
      dataDate: day <= 0 ? null : new Date(day * DAY_MS).toISOString().slice(0, 10),
      hasDemonstration: counts.demonstration > 0,
      demonstrations: counts.demonstration,
    },
    cityCounts: counts.cities,
    categoryCounts: counts.categories,
  }
})

interface Counts {
  total: number
  demonstration: number
  readonly cities: Uint32Array
  readonly categories: Uint32Array
  readonly groups: Uint32Array
  /** By date of the source, in days since 1970. */
  readonly days: Uint32Array
  /** By group: the sum of the ratings in tenths of a star, and how many documents have a rating. */
  readonly ratingSums: Float64Array
  readonly rated: Uint32Array
  /** One for each group. */
  readonly groupCities: readonly Uint32Array[]
  readonly groupCategories: readonly Uint32Array[]
}

/** Those of the main file, counted once, with what the delta changes. */
function countAll(snapshot: Snapshot): Counts {
  const { state, lookup } = snapshot
  if (state.end === state.base + 1) return countsOfMain(snapshot)
  const counts = grown(countsOfMain(snapshot), lookup.cities.size, lookup.categories.size)
  for (const row of state.replaced) count(counts, snapshot, row, -1)
  for (let docId = state.base + 1; docId < state.end; docId++)
    if (state.isLive[docId] === 1) count(counts, snapshot, docId, 1)
  return counts
}

const countsOfMain = cachedPerSnapshot(
  (snapshot): Counts => {
    const { state, lookup } = snapshot
    const counts = noCounts(lookup.cities.size, lookup.categories.size)
    for (let row = 1; row <= state.base; row++) count(counts, snapshot, row, 1)
    return counts
  },
  () => 0,
)

function count(counts: Counts, { values, lookup }: Snapshot, docId: number, change: 1 | -1): void {
  const city = values.city[docId] ?? 0
  const group = values.group[docId] ?? 0
  const rating = values.rating[docId] ?? 0
  counts.total += change
  add(counts.cities, city, change)
  add(counts.groups, group, change)
  add(counts.groupCities[group], city, change)
  for (const category of lookup.categorySets.entries[values.categories[docId] ?? 0] ?? []) {
    add(counts.categories, category, change)
    add(counts.groupCategories[group], category, change)
  }
  add(counts.days, values.day[docId] ?? 0, change)
  if (rating > 0) {
    add(counts.ratingSums, group, change * rating)
    add(counts.rated, group, change)
  }
  if (((values.flags[docId] ?? 0) & FLAG.demonstration) !== 0) counts.demonstration += change
}

function add(counts: Uint32Array | Float64Array | undefined, at: number, change: number): void {
  if (counts !== undefined) counts[at] = (counts[at] ?? 0) + change
}

const DAYS = 2 ** 16
const NO_NUMBERS = new Uint32Array(0)

function noCounts(cities: number, categories: number): Counts {
  return {
    total: 0,
    demonstration: 0,
    cities: new Uint32Array(cities),
    categories: new Uint32Array(categories),
    groups: new Uint32Array(GROUPS.length),
    days: new Uint32Array(DAYS),
    ratingSums: new Float64Array(GROUPS.length),
    rated: new Uint32Array(GROUPS.length),
    groupCities: GROUPS.map(() => new Uint32Array(cities)),
    groupCategories: GROUPS.map(() => new Uint32Array(categories)),
  }
}

/** A copy with room for so many cities and categories. */
function grown({ total, demonstration, ...arrays }: Counts, cities: number, categories: number): Counts {
  const copy = { ...noCounts(cities, categories), total, demonstration }
  for (const name of ['cities', 'categories', 'groups', 'days', 'ratingSums', 'rated'] as const)
    copy[name].set(arrays[name])
  for (const name of ['groupCities', 'groupCategories'] as const)
    for (const [group, counts] of arrays[name].entries()) copy[name][group]?.set(counts)
  return copy
}

function citySummaries(snapshot: Snapshot, counts: Uint32Array): CitySummary[] {
  const found = snapshot.lookup.cities.entries.flatMap((city, number) => {
    const businessCount = counts[number] ?? 0
    return city.name === '' || businessCount === 0 ? [] : [citySummary(city, businessCount)]
  })
  return found.sort((a, b) => b.businessCount - a.businessCount || (a.slug < b.slug ? -1 : 1))
}

/** A city as the public sees it, with the gazetteer's position where its businesses have none. */
export function citySummary(city: IndexedCity, businessCount: number): CitySummary {
  const { slug, name, shown, state } = city
  const known = city.latitude === null ? cityFor(name, state === null ? {} : { state }) : city
  // A city of another country may have the name of a German one.
  const place = known.slug === slug ? known : city
  return {
    city: shown,
    slug,
    name,
    state,
    businessCount,
    latitude: place.latitude,
    longitude: place.longitude,
  }
}

function categorySummaries(snapshot: Snapshot, counts: Uint32Array): CategorySummary[] {
  const found = snapshot.lookup.categories.entries.flatMap(({ slug, name, group }, number) => {
    const businessCount = counts[number] ?? 0
    return businessCount === 0 || !isOffered(snapshot, number) ? [] : [{ slug, name, group, businessCount }]
  })
  return found.sort((a, b) => b.businessCount - a.businessCount || (a.slug < b.slug ? -1 : 1))
}

function groupSummary(snapshot: Snapshot, counts: Counts, slug: GroupSlug, group: number): GroupSummary {
  const { cities, categories } = snapshot.lookup
  return {
    slug,
    businessCount: counts.groups[group] ?? 0,
    averageRating: mean(counts.ratingSums[group] ?? 0, counts.rated[group] ?? 0),
    topCities: most(counts.groupCities[group], number => {
      const city = cities.entries[number]
      return city === undefined || city.name === '' ? undefined : { city: city.shown, slug: city.slug }
    }),
    topCategories: most(counts.groupCategories[group], number => {
      const category = categories.entries[number]
      return category?.group === slug && isOffered(snapshot, number)
        ? { slug: category.slug, name: category.name }
        : undefined
    }),
  }
}

function most<Named>(
  counts: Uint32Array = NO_NUMBERS,
  nameOf: (number: number) => Named | undefined,
): (Named & { readonly count: number })[] {
  const numbers = Array.from(counts.keys()).filter(number => (counts[number] ?? 0) > 0)
  numbers.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
  return numbers
    .slice(0, MOST_NAMED + 1)
    .flatMap(number => {
      const named = nameOf(number)
      return named === undefined ? [] : [{ ...named, count: counts[number] ?? 0 }]
    })
    .slice(0, MOST_NAMED)
}

/** Stars with one decimal. @param tenths the sum of the ratings in tenths of a star */
function mean(tenths: number, count: number): number | null {
  return count === 0 ? null : Math.round(tenths / count) / 10
}

function sum(numbers: ArrayLike<number>): number {
  return Array.from(numbers).reduce((total, number) => total + number, 0)
}
