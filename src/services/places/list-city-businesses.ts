import type { ShownCard } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { offsetOf, totalPagesOf } from '#domain/paging.ts'
import { getCategory } from '#services/categories/get-category.ts'
import { localizeCards } from '#services/search/localize-answers.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { getCity } from './get-city.ts'

export interface CityBusinesses {
  readonly businesses: readonly ShownCard[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
  /** As shown. */
  readonly city: string
  readonly citySlug: string
}

export interface CityInput {
  /** Name, shown name or slug. */
  readonly city: string
  /** A group's or a real category's slug or name. */
  readonly category?: string | undefined
  /** From 1. */
  readonly page: number
  readonly limit: number
}

/**
 * One page of a city's businesses, best first. A city without any is an empty list, not an error.
 * Throws city_name_required, city_unknown, category_unknown, offset_too_large.
 */
export function listCityBusinesses(
  deps: ReadDeps,
  input: CityInput,
  language: Language = DEFAULT_LANGUAGE,
): CityBusinesses {
  const { index, now } = deps
  const city = getCity({ index }, input.city)
  const category = input.category === undefined ? undefined : getCategory(deps, input.category).slug
  const { page, limit } = input
  const options = { sort: 'rating', limit, offset: offsetOf(page, limit) } as const
  const { businesses, total } = index.inCity(city.slug, category, options, now())
  return {
    businesses: localizeCards(language, businesses),
    total,
    page,
    totalPages: totalPagesOf(total, limit),
    city: city.city,
    citySlug: city.slug,
  }
}
