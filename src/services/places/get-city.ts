import { DomainError } from '#domain/errors.ts'
import { cityFor } from '#domain/place/city.ts'
import type { CitySummary } from '#domain/search/search.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

/** A requested city, with the position that the directory or else the gazetteer knows. */
export type NamedCity = Pick<CitySummary, 'city' | 'slug' | 'state' | 'latitude' | 'longitude'>

/**
 * The city that a name, shown name or slug means; also one without any business, if the gazetteer knows it.
 * Throws city_name_required, city_unknown.
 */
export function getCity({ index }: Pick<ReadDeps, 'index'>, text: string): NamedCity {
  if (text.trim() === '') throw new DomainError('city_name_required')
  const listed = index.city(text)
  if (listed !== undefined) {
    const { city, slug, state, latitude, longitude } = listed
    return { city, slug, state, latitude, longitude }
  }
  const known = cityFor(text, {})
  if (!known.isKnown) throw new DomainError('city_unknown', { city: text.slice(0, 80) })
  const { shownName, slug, state, latitude, longitude } = known
  return { city: shownName, slug, state, latitude, longitude }
}
