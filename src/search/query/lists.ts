import type { ListOptions, PageOfCards } from '#domain/search.ts'
import { cardsOf } from '#search/snapshot/cards.ts'
import { derivedOnce } from '#search/snapshot/derived.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { narrowed } from './candidates.ts'
import type { HandleSet } from './handle-set.ts'
import { pageOf } from './page.ts'
import { cityNumber } from './places.ts'
import { readCategories } from './read-filters.ts'
import { NO_FILTERS, type PlaceReading, type Reading } from './reading.ts'
import { inStaticOrder } from './static-order.ts'

/** The best of so many are mixed by city and group for the home page. */
const POPULAR_POOL = 3_000

const EMPTY_READING = { what: '', words: [], radiusMetres: undefined } as const

/** The businesses of a city, those of a category (slug of a group or a real one) only where one is given. */
export function listInCity(
  snapshot: Snapshot,
  citySlug: string,
  category: string | undefined,
  options: ListOptions,
  now: number,
): PageOfCards {
  const city = cityNumber(snapshot, citySlug)
  if (city === undefined) return { businesses: [], total: 0 }
  const place: PlaceReading = { shown: null, restriction: { kind: 'city', city }, centre: null }
  const { page, results } = list(snapshot, category, place, options, now)
  return { businesses: cardsOf(snapshot, page, now, null), total: results.length }
}

/** The businesses of a group or a real category, and in how many cities they are. */
export function listInCategory(snapshot: Snapshot, category: string, options: ListOptions, now: number) {
  const { page, results } = list(snapshot, category, null, options, now)
  return {
    businesses: cardsOf(snapshot, page, now, null),
    total: results.length,
    cityCount: cityCountOf(snapshot, results),
  }
}

/** The best businesses, one of each city and each group first, as far as there are. */
export function popularIn(snapshot: Snapshot, limit: number, now: number): PageOfCards['businesses'] {
  return cardsOf(snapshot, mixedBest(snapshot).slice(0, limit), now, null)
}

/** The whole order is worked out once; a page takes its beginning. */
const mixedBest = derivedOnce((snapshot): readonly number[] => {
  const { city, group } = snapshot.values
  let rest = Array.from(inStaticOrder(snapshot, poolOf(snapshot)).subarray(0, POPULAR_POOL))
  const mixed: number[] = []
  for (const isNew of [both, either, always]) {
    const cities = new Set(mixed.map(handle => city[handle]))
    const groups = new Set(mixed.map(handle => group[handle]))
    rest = rest.filter(handle => {
      if (!isNew(!cities.has(city[handle]), !groups.has(group[handle]))) return true
      cities.add(city[handle])
      groups.add(group[handle])
      mixed.push(handle)
      return false
    })
  }
  return mixed
})

const both = (isNewCity: boolean, isNewGroup: boolean) => isNewCity && isNewGroup
const either = (isNewCity: boolean) => isNewCity
const always = () => true

/** Enough live rows of the main file, which are in order, and all of the delta, which are not. */
function poolOf({ state }: Snapshot): HandleSet {
  const pool: number[] = []
  for (let handle = 1; handle <= state.base && pool.length < POPULAR_POOL; handle++) {
    if (state.isLive[handle] === 1) pool.push(handle)
  }
  for (let handle = state.base + 1; handle < state.end; handle++)
    if (state.isLive[handle] === 1) pool.push(handle)
  return Uint32Array.from(pool)
}

function list(
  snapshot: Snapshot,
  category: string | undefined,
  place: PlaceReading | null,
  { sort, limit, offset }: ListOptions,
  now: number,
) {
  const categories = category === undefined ? undefined : readCategories(snapshot, [category])
  const reading: Reading = { ...EMPTY_READING, place, sort, filters: { ...NO_FILTERS, categories } }
  const results = narrowed(snapshot, reading, now, undefined)
  return { results, page: pageOf(snapshot, reading, results, offset, limit) }
}

function cityCountOf({ names, values }: Snapshot, results: HandleSet): number {
  const isSeen = new Uint8Array(names.cities.size)
  let count = 0
  for (let at = 0; at < results.length; at++) {
    const city = values.city[results[at] ?? 0] ?? 0
    if (isSeen[city] === 1 || names.cities.entries[city]?.name === '') continue
    isSeen[city] = 1
    count++
  }
  return count
}
