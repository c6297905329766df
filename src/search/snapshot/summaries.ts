import { type GroupSlug, isGroupSlug } from '#domain/category/group.ts'
import { cityFor } from '#domain/place/city.ts'
import type { CategorySummary, CitySummary, DirectoryStats, GroupSummary } from '#domain/search/search.ts'
import { FLAG } from '#search/document/doc-values.ts'
import { GROUPS } from '#search/document/groups.ts'
import type { IndexedCity } from '#search/document/lookup-tables.ts'
import { cachedPerSnapshot } from './cached-per-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

/** Cities and categories that are named for a group. */
const MOST_NAMED = 5
const DAY_MS = 86_400_000

/** Counts of all listed documents. After a change, computing them takes about 5 ms at 441,000 businesses. */
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
      dataDate: counts.day === 0 ? null : new Date(counts.day * DAY_MS).toISOString().slice(0, 10),
      hasDemonstration: counts.hasDemonstration,
    },
    cityCounts: counts.cities,
    categoryCounts: counts.categories,
  }
})

interface Counts {
  readonly total: number
  readonly day: number
  readonly hasDemonstration: boolean
  readonly cities: Uint32Array
  readonly categories: Uint32Array
  readonly groups: Uint32Array
  /** By group: the sum of the ratings in tenths of a star, and how many documents have a rating. */
  readonly ratingSums: Float64Array
  readonly rated: Uint32Array
  /** By group * number of cities + city, and likewise. */
  readonly groupCities: Uint32Array
  readonly groupCategories: Uint32Array
}

function countAll({ lookup, values, state }: Snapshot): Counts {
  const [cityCount, categoryCount, groupCount] = [lookup.cities.size, lookup.categories.size, GROUPS.length]
  const cities = new Uint32Array(cityCount)
  const categories = new Uint32Array(categoryCount)
  const groups = new Uint32Array(groupCount)
  const ratingSums = new Float64Array(groupCount)
  const rated = new Uint32Array(groupCount)
  const groupCities = new Uint32Array(groupCount * cityCount)
  const groupCategories = new Uint32Array(groupCount * categoryCount)
  let [total, day, hasDemonstration] = [0, 0, false]
  for (let docId = 1; docId < state.end; docId++) {
    if (state.isLive[docId] !== 1) continue
    const [city = 0, category = 0, group = 0, rating = 0] = [
      values.city[docId],
      values.category[docId],
      values.group[docId],
      values.rating[docId],
    ]
    total++
    increment(cities, city)
    increment(categories, category)
    increment(groups, group)
    increment(groupCities, group * cityCount + city)
    increment(groupCategories, group * categoryCount + category)
    if (rating > 0) {
      ratingSums[group] = (ratingSums[group] ?? 0) + rating
      increment(rated, group)
    }
    day = Math.max(day, values.day[docId] ?? 0)
    if (((values.flags[docId] ?? 0) & FLAG.demonstration) !== 0) hasDemonstration = true
  }
  return {
    total,
    day,
    hasDemonstration,
    cities,
    categories,
    groups,
    ratingSums,
    rated,
    groupCities,
    groupCategories,
  }
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
    return businessCount === 0 || isGroupSlug(slug) ? [] : [{ slug, name, group, businessCount }]
  })
  return found.sort((a, b) => b.businessCount - a.businessCount || (a.slug < b.slug ? -1 : 1))
}

function groupSummary({ lookup }: Snapshot, counts: Counts, slug: GroupSlug, group: number): GroupSummary {
  const { cities, categories } = lookup
  const ofGroup = (numbers: Uint32Array, size: number) => numbers.subarray(group * size, (group + 1) * size)
  return {
    slug,
    businessCount: counts.groups[group] ?? 0,
    averageRating: mean(counts.ratingSums[group] ?? 0, counts.rated[group] ?? 0),
    topCities: most(ofGroup(counts.groupCities, cities.size), number => {
      const city = cities.entries[number]
      return city === undefined || city.name === '' ? undefined : { city: city.shown, slug: city.slug }
    }),
    topCategories: most(ofGroup(counts.groupCategories, categories.size), number => {
      const category = categories.entries[number]
      return category && !isGroupSlug(category.slug)
        ? { slug: category.slug, name: category.name }
        : undefined
    }),
  }
}

function most<Named>(
  counts: Uint32Array,
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

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

function sum(numbers: ArrayLike<number>): number {
  return Array.from(numbers).reduce((total, number) => total + number, 0)
}
