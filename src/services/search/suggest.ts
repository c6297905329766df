import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
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
