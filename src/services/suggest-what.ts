import type { Suggestions, SuggestQuery } from '#domain/search.ts'
import type { ReadDeps } from './read-deps.ts'

/** What begins with the letters typed: businesses, categories and cities. Nothing typed suggests nothing. */
export function suggestWhat({ index }: ReadDeps, query: SuggestQuery): Suggestions {
  if (query.text.trim() === '') return { businesses: [], categories: [], cities: [] }
  return index.suggest(query)
}
