import { httpRoute, type Route, route } from '#api/http/route.ts'
import type { Language } from '#domain/language.ts'
import type { SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { findBusinesses, findChoices } from '#services/search/find-businesses.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { suggestWhat, suggestWhere } from '#services/search/suggest.ts'
import {
  choicesQuerySchema,
  choicesSchema,
  searchAnswerSchema,
  searchQueryOf,
  searchQuerySchema,
  suggestionsSchema,
  suggestQuerySchema,
} from './schema.ts'

const SEARCH = {
  summary: 'Businesses for a text, a place, a category and filters',
  query: searchQuerySchema,
  answer: searchAnswerSchema,
  cacheSeconds: 60,
} as const

/** The search, and what its box offers while somebody types (specification, section 7). */
export const searchRoutes = (deps: ReadDeps) => [
  route('GET /api/businesses/search', SEARCH, ({ query }) =>
    findBusinesses(deps, searchQueryOf(query), query.language),
  ),
  route(
    'GET /api/businesses/search/choices',
    {
      summary:
        'The categories, cities or attributes that a search can be narrowed to, each with its number of results',
      query: choicesQuerySchema,
      answer: choicesSchema,
      cacheSeconds: 60,
    },
    ({ query: { of, begins, ...query } }) =>
      findChoices(deps, searchQueryOf(query), { of, beginning: begins, limit: query.limit }, query.language),
  ),
  route(
    'GET /api/suggest',
    {
      summary:
        'Businesses, categories, cities and trades at places that begin with the letters typed, or places alone; without letters the most frequent categories',
      query: suggestQuerySchema,
      answer: suggestionsSchema,
      cacheSeconds: 300,
    },
    ({ query: { q, lat, lon, limit, kind, location, language } }) => {
      const position = lat === undefined || lon === undefined ? {} : { latitude: lat, longitude: lon }
      const query = { text: q, limit, ...position, ...(location !== undefined && { location }) }
      return kind === 'place' ? suggestWhere(deps, query) : suggestWhat(deps, query, language)
    },
  ),
]

/** A search that was just answered over HTTP. */
export interface AnsweredSearch {
  /** Path and query part, as asked. */
  readonly url: string
  readonly query: SearchQuery
  readonly language: Language
  readonly answer: SearchAnswer
  /** The answer as it goes out. */
  readonly json: string
}

/**
 * The search as it is served over HTTP, for whoever caches its answers.
 * @param onAnswered told of every answer; never waits and never throws
 */
export function announcedSearch(deps: ReadDeps, onAnswered: (search: AnsweredSearch) => void): Route {
  return httpRoute('GET /api/businesses/search', SEARCH, (input, { request, reply }) => {
    const { language } = input.query
    const query = searchQueryOf(input.query)
    const answer = findBusinesses(deps, query, language)
    const json = JSON.stringify(answer)
    onAnswered({ url: request.url, query, language, answer, json })
    return (
      reply
        .headers({ 'cache-control': 'public, max-age=60', vary: 'accept-encoding' })
        .type('application/json; charset=utf-8')
        // Written already.
        .serializer((text: string) => text)
        .send(json)
    )
  })
}
