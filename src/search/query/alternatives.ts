import { categoryFor, relatedCategories } from '#domain/category/category.ts'
import type { Alternative, SearchQuery } from '#domain/search.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { narrowed, wordHandles, wordsHandles } from './candidates.ts'
import { readCategories } from './read-filters.ts'
import type { Understood } from './read-query.ts'
import { isFiltered, NO_FILTERS, type Reading } from './reading.ts'

/** Kilometres tried around a place, in this order. */
const WIDER_RADII = [10, 25, 50, 100] as const
const MOST_RELATED = 3

type Parameters = Record<string, string>

/** The nearest things that exist for a search without results, each with its real count, which is never 0. */
export function alternativesTo(
  snapshot: Snapshot,
  query: SearchQuery,
  understood: Understood,
  now: number,
): Alternative[] {
  const asked = { snapshot, understood, now, parameters: parametersOf(query, understood) }
  return [
    ...widerRadius(asked),
    ...withoutFilters(asked),
    ...withoutWord(asked),
    ...withoutPlace(asked),
    ...related(asked),
  ].filter(({ count }) => count > 0)
}

interface Asked {
  readonly snapshot: Snapshot
  readonly understood: Understood
  readonly now: number
  readonly parameters: Parameters
}

/** The search as parameters of a page; the place stands in its own one. */
function parametersOf(query: SearchQuery, { reading, where }: Understood): Parameters {
  const { latitude, longitude, radiusKm, minRating, categories, cities, priceLevels } = query
  const parameters: Record<string, string | undefined> = {
    query: reading.what || undefined,
    location: where || undefined,
    category: categories?.join(','),
    cities: cities?.join(','),
    lat: latitude?.toString(),
    lon: longitude?.toString(),
    radiusKm: radiusKm?.toString(),
    openNow: query.isOpenNow ? '1' : undefined,
    minRating: minRating?.toString(),
    hasPhoto: query.hasPhoto ? '1' : undefined,
    hasWebsite: query.hasWebsite ? '1' : undefined,
    verified: query.isVerified ? '1' : undefined,
    priceLevel: priceLevels?.join(','),
  }
  return withoutEmpty(parameters)
}

function* widerRadius({ snapshot, understood, now, parameters }: Asked): Generator<Alternative> {
  const { reading, words } = understood
  if (reading.place === null || reading.place.centre === null) return
  for (const km of WIDER_RADII) {
    if (km * 1_000 <= (reading.radiusMetres ?? 0)) continue
    const count = narrowed(snapshot, { ...reading, radiusMetres: km * 1_000 }, now, words).length
    if (count === 0) continue
    yield { kind: 'wider-radius', subject: String(km), query: { ...parameters, radiusKm: String(km) }, count }
    return
  }
}

function* withoutFilters({ snapshot, understood, now, parameters }: Asked): Generator<Alternative> {
  const { reading, words } = understood
  if (!isFiltered(reading.filters)) return
  const count = narrowed(snapshot, { ...reading, filters: NO_FILTERS }, now, words).length
  const { query, location, lat, lon, radiusKm } = parameters
  yield {
    kind: 'without-filters',
    subject: '',
    query: withoutEmpty({ query, location, lat, lon, radiusKm }),
    count,
  }
}

/** Leaves out the rarest word; the last one only where a place or a category remains to be shown. */
function* withoutWord({ snapshot, understood, now, parameters }: Asked): Generator<Alternative> {
  const { reading } = understood
  const { words } = reading
  if (words.length === 0 || (words.length === 1 && reading.place === null && !parameters.category)) return
  const counts = words.map(({ alternatives }) => wordHandles(snapshot, 'n k g d', alternatives).length)
  const rarest = counts.indexOf(Math.min(...counts))
  const others = words.filter((_, at) => at !== rarest)
  const what = others.map(({ word }) => word).join(' ')
  const simpler: Reading = { ...reading, what, words: others }
  const count = narrowed(snapshot, simpler, now, wordsHandles(snapshot, 'n k g d', others)).length
  const subject = words[rarest]?.word ?? ''
  yield {
    kind: 'without-word',
    subject,
    query: withoutEmpty({ ...parameters, query: what || undefined }),
    count,
  }
}

function* withoutPlace({ snapshot, understood, now, parameters }: Asked): Generator<Alternative> {
  const { reading, words, where } = understood
  if (reading.place === null) return
  const count = narrowed(snapshot, { ...reading, place: null, radiusMetres: undefined }, now, words).length
  const { location: _, lat: __, lon: ___, radiusKm: ____, ...rest } = parameters
  yield { kind: 'without-place', subject: reading.place.shown?.label ?? where, query: rest, count }
}

/** Categories near the one asked for, by filter or in words. */
function* related({ snapshot, understood, now, parameters }: Asked): Generator<Alternative> {
  const { reading } = understood
  const asked = categoryFor(parameters.category?.split(',')[0] ?? reading.what)
  if (!asked.isKnown) return
  const { categoryCounts } = summariesOf(snapshot)
  let found = 0
  for (const slug of relatedCategories(asked.slug)) {
    const number = snapshot.names.categories.find(slug)
    const category = number === undefined ? undefined : snapshot.names.categories.entries[number]
    if (number === undefined || category === undefined || !categoryCounts[number]) continue
    const filters = { ...reading.filters, categories: readCategories(snapshot, [slug]) }
    const count = narrowed(snapshot, { ...reading, what: '', words: [], filters }, now, undefined).length
    if (count === 0) continue
    const { query: _, ...rest } = parameters
    yield { kind: 'related-category', subject: category.name, query: { ...rest, category: slug }, count }
    if (++found >= MOST_RELATED) return
  }
}

function withoutEmpty(parameters: Record<string, string | undefined>): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
