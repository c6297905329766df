import { DomainError } from '#domain/errors.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { searchAnswerIn } from './localize-answers.ts'
import type { ReadDeps } from './read-deps.ts'

/** Nobody pages this far, and every further page costs the server more; robots get an error instead. */
export const MAX_SEARCH_OFFSET = 10_000

/**
 * Answers a visitor's search from the index: the page's businesses, the exact total, facets, corrections.
 * @param language of the names of categories
 * Throws offset_too_large.
 */
export function findBusinesses(
  { index, now, noteSearch }: ReadDeps,
  query: SearchQuery,
  language: Language = DEFAULT_LANGUAGE,
): SearchAnswer {
  if (query.offset > MAX_SEARCH_OFFSET)
    throw new DomainError('offset_too_large', { limit: MAX_SEARCH_OFFSET })
  const answer = searchAnswerIn(language, index.search(query, now()))
  noteSearch?.(query, answer, language)
  return answer
}
