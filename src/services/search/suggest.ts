import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { suggestPlaces } from '#domain/place/suggest-places.ts'
import type { Suggestions, SuggestQuery } from '#domain/search/search.ts'
import { suggestionsIn } from './localize-answers.ts'
import type { ReadDeps } from './read-deps.ts'

/**
 * What begins with the letters typed: businesses, categories and cities. Nothing typed suggests nothing.
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
 * What begins with the letters or digits typed as a place: cities that have businesses, then postal codes and quarters
 * that lie in such a city. Nothing typed suggests nothing. Of each kind at most `limit`.
 */
export function suggestWhere({ index }: ReadDeps, query: SuggestQuery): Suggestions {
  const nothing = { businesses: [], categories: [], cities: [], places: [] }
  if (query.text.trim() === '') return nothing
  const places = suggestPlaces(query.text, query.limit).flatMap(({ kind, label, citySlug }) => {
    if (kind === 'city' || (citySlug !== null && index.city(citySlug) === undefined)) return []
    return [{ kind, label }]
  })
  return { ...nothing, cities: index.suggest(query).cities, places }
}
