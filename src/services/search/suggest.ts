import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { suggestPlaces } from '#domain/place/suggest-places.ts'
import { resolveWhere } from '#domain/place/where.ts'
import type { Suggestions, SuggestQuery } from '#domain/search/search.ts'
import { localizeSuggestions } from './localize-answers.ts'
import type { ReadDeps } from './read-deps.ts'

/**
 * Businesses, categories, needs, cities and trades at places that begin with the letters typed. Empty input suggests the most
 * frequent categories, at the place of the query if there is one.
 * @param language of the names of categories
 */
export function suggestWhat(
  { index }: ReadDeps,
  query: SuggestQuery,
  language: Language = DEFAULT_LANGUAGE,
): Suggestions {
  return localizeSuggestions(language, index.suggest({ ...query, language }))
}

/**
 * Places that begin with the letters or digits typed: cities that have businesses, then postal codes, regions and quarters that
 * have or lie in such a city; where none does, the place that a search would take the text for ('Frankfurt a. M.'). Empty
 * input suggests nothing. Of each kind at most `limit`.
 */
export function suggestWhere(deps: ReadDeps, query: SuggestQuery): Suggestions {
  const nothing = { businesses: [], categories: [], cities: [], combinations: [], places: [] }
  if (query.text.trim() === '') return nothing
  const found = { ...nothing, ...placesBeginning(deps, query) }
  if (found.cities.length + found.places.length > 0) return found
  const meant = resolveWhere(query.text)
  return meant === undefined
    ? nothing
    : { ...nothing, ...placesBeginning(deps, { ...query, text: meant.label }) }
}

function placesBeginning({ index }: ReadDeps, query: SuggestQuery) {
  const places = suggestPlaces(query.text, query.limit).flatMap(({ kind, label, citySlug, region }) => {
    if (kind === 'city' || (citySlug !== null && index.city(citySlug) === undefined)) return []
    return region !== null && index.regionCount(region) === 0 ? [] : [{ kind, label }]
  })
  return { cities: index.suggest(query).cities, places }
}
