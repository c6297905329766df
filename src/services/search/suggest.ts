import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { suggestPlaces } from '#domain/place/suggest-places.ts'
import type { Suggestions, SuggestQuery } from '#domain/search/search.ts'
import { suggestionsIn } from './localize-answers.ts'
import type { ReadDeps } from './read-deps.ts'

/**
 * Businesses, categories and cities that begin with the letters typed. Empty input suggests nothing.
 * @param language of the names of categories
 */
export function suggestWhat(
  { index }: ReadDeps,
  query: SuggestQuery,
  language: Language = DEFAULT_LANGUAGE,
): Suggestions {
  if (query.text.trim() === '') return { businesses: [], categories: [], cities: [] }
  return suggestionsIn(language, index.suggest(query))
}

/**
 * Places that begin with the letters or digits typed: cities that have businesses, then postal codes, regions and quarters that
 * have or lie in such a city. Empty input suggests nothing. Of each kind at most `limit`.
 */
export function suggestWhere({ index }: ReadDeps, query: SuggestQuery): Suggestions {
  const nothing = { businesses: [], categories: [], cities: [], places: [] }
  if (query.text.trim() === '') return nothing
  const places = suggestPlaces(query.text, query.limit).flatMap(({ kind, label, citySlug, region }) => {
    if (kind === 'city' || (citySlug !== null && index.city(citySlug) === undefined)) return []
    return region !== null && index.regionCount(region) === 0 ? [] : [{ kind, label }]
  })
  return { ...nothing, cities: index.suggest(query).cities, places }
}
