import { placesBeginning } from '#domain/place/places-beginning.ts'
import type { Suggestions, SuggestQuery } from '#domain/search.ts'
import type { ReadDeps } from './read-deps.ts'

/**
 * What begins with the letters or digits typed as a place: cities that have businesses, then postal codes and quarters
 * that lie in such a city. Nothing typed suggests nothing. Of each kind at most `limit`.
 */
export function suggestWhere({ index }: ReadDeps, query: SuggestQuery): Suggestions {
  const nothing = { businesses: [], categories: [], cities: [], places: [] }
  if (query.text.trim() === '') return nothing
  const places = placesBeginning(query.text, query.limit).flatMap(({ kind, label, citySlug }) => {
    if (kind === 'city' || (citySlug !== null && index.city(citySlug) === undefined)) return []
    return [{ kind, label }]
  })
  return { ...nothing, cities: index.suggest(query).cities, places }
}
