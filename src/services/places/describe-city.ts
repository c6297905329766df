import type { GroupSlug } from '#domain/category/group.ts'
import type { Language } from '#domain/language.ts'
import { nearbyCities } from '#domain/place/city.ts'
import { nounOf } from '#services/categories/describe-category.ts'
import { getCategory, type NamedCategory, nameIn } from '#services/categories/get-category.ts'
import { countIndexable } from '#services/content/indexing.ts'
import { type NamedRegion, regionsOfCity } from '#services/regions/describe-region.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { type CitySurroundings, describeSurroundings } from './describe-surroundings.ts'
import { getCity, type NamedCity } from './get-city.ts'

export interface CityFacts extends NamedCity {
  /** All businesses of the city, whatever the category asked for. */
  readonly businessCount: number
  /** The groups present in the city, most businesses first. */
  readonly groups: readonly { readonly slug: GroupSlug; readonly count: number }[]
  /** The requested category; null without. Everything from here on is about it alone. */
  readonly category: NamedCategory | null
  readonly total: number
  /** Of the category, as it follows the total: 'Zahnärzte'; null without a category, and where the language has none. */
  readonly noun: string | null
  /** How many of them search engines should index. */
  readonly indexableCount: number
  /** Mean of the known ratings, one decimal; null without any. */
  readonly averageRating: number | null
  /** Real categories, most businesses first, at most 20. */
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
  /** Cities around with businesses, the nearest first, at most 8. */
  readonly neighbours: readonly Neighbour[]
  /** The state, administrative region and county that it lies in, the largest first. */
  readonly regions: readonly NamedRegion[]
  readonly surroundings: CitySurroundings
}

export interface Neighbour {
  readonly city: string
  readonly slug: string
  readonly count: number
  /** One decimal. */
  readonly distanceKm: number
}

export interface CityQuestion {
  /** Name, shown name or slug. */
  readonly city: string
  /** A group's or a real category's slug or name; undefined: all. */
  readonly category?: string | undefined
  /** Of the names of categories. */
  readonly language: Language
}

/** As far as visitors go for a second choice. */
const NEARBY_KM = 30
/** Around large cities most of the nearest municipalities may have no business. */
const NEARBY_PLACES = 120
const MOST_NEIGHBOURS = 8

/**
 * What a city, or a category in it, contains, and the cities with businesses around it.
 * Throws city_name_required, city_unknown, category_unknown.
 */
export function describeCity(
  deps: ReadDeps,
  { city: text, category: asked, language }: CityQuestion,
): CityFacts {
  const { index } = deps
  const named = getCity(deps, text)
  const category = asked === undefined ? null : getCategory(deps, asked, language)
  const all = index.partStats(named.slug, undefined)
  const part = category === null ? all : index.partStats(named.slug, category.slug)
  return {
    ...named,
    businessCount: all.total,
    groups: all.groups,
    category,
    total: part.total,
    noun: category === null ? null : nounOf(deps, category, part.total, language),
    indexableCount: countIndexable(deps, part),
    averageRating: part.averageRating,
    categories: part.categories.map(known => ({ ...known, name: nameIn(language, known) })),
    neighbours: neighboursOf(deps, named, category?.slug),
    regions: regionsOfCity(named.slug),
    surroundings: describeSurroundings(deps, named, all, language),
  }
}

function neighboursOf(
  { index }: ReadDeps,
  { slug, latitude, longitude }: NamedCity,
  category: string | undefined,
): readonly Neighbour[] {
  if (latitude === null || longitude === null) return []
  const neighbours: Neighbour[] = []
  for (const { city, distanceKm } of nearbyCities(latitude, longitude, NEARBY_KM, NEARBY_PLACES)) {
    if (neighbours.length === MOST_NEIGHBOURS) break
    if (city.slug === slug || neighbours.some(known => known.slug === city.slug)) continue
    const count = index.partStats(city.slug, category).total
    const distance = Math.round(distanceKm * 10) / 10
    if (count > 0) neighbours.push({ city: city.shownName, slug: city.slug, count, distanceKm: distance })
  }
  return neighbours
}
