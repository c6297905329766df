import type { ShownCard } from '#domain/business/public-business.ts'
import { DomainError } from '#domain/errors.ts'
import { cityFor } from '#domain/place/city.ts'
import type { CitySummary } from '#domain/search.ts'
import { offsetOf, totalPagesOf } from './paging.ts'
import type { ReadDeps } from './read-deps.ts'

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
  /** A group's or a real category's slug. */
  readonly category?: string
  /** From 1. */
  readonly page: number
  readonly limit: number
}

/**
 * One page of a city's businesses, best first. A city without any is an empty list, not an error.
 * Throws city_name_required, city_unknown, offset_too_large.
 */
export function listCityBusinesses({ index, now }: ReadDeps, input: CityInput): CityBusinesses {
  const city = cityNamed({ index, now }, input.city)
  const { page, limit } = input
  const options = { sort: 'rating', limit, offset: offsetOf(page, limit) } as const
  const { businesses, total } = index.inCity(city.slug, input.category, options, now())
  return {
    businesses,
    total,
    page,
    totalPages: totalPagesOf(total, limit),
    city: city.city,
    citySlug: city.slug,
  }
}

function cityNamed({ index }: ReadDeps, text: string): Pick<CitySummary, 'city' | 'slug'> {
  if (text.trim() === '') throw new DomainError('city_name_required')
  const listed = index.city(text)
  if (listed !== undefined) return listed
  const known = cityFor(text, {})
  if (!known.isKnown) throw new DomainError('city_unknown', { city: text.slice(0, 80) })
  return { city: known.shownName, slug: known.slug }
}
