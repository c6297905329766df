import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { FIVE_MINUTES, ONE_MINUTE } from '#api/http/cache-headers.ts'
import { sendProblem } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { searchAnswerSchema, searchQueryOf, searchQuerySchema } from '#api/search/schema.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { BusinessLookup, SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { listByIds } from '#services/businesses/list-by-ids.ts'
import { showBusiness, showBusinessBySlug } from '#services/businesses/show-business.ts'
import { directoryStats, listPopular } from '#services/search/describe-directory.ts'
import { findBusinesses } from '#services/search/find-businesses.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { cardsSchema, idsQuerySchema, noQuerySchema, popularQuerySchema, statsSchema } from './list-schema.ts'
import { publicBusinessSchema } from './schema.ts'

const oneBusiness = responses(publicBusinessSchema, 400, 404, 410)

/** A search call that was just answered. */
export interface AnsweredSearch {
  /** Path and query part, as asked. */
  readonly url: string
  readonly query: SearchQuery
  readonly language: Language
  readonly answer: SearchAnswer
  /** The answer as it goes out. */
  readonly json: string
}

export interface BusinessRouteDeps extends ReadDeps {
  /** Told of every search call that was answered, so that it may be kept; never waits and never throws. */
  readonly onSearchAnswered?: (search: AnsweredSearch) => void
}

/** The calls about businesses (specification, section 7). */
export function registerBusinesses(app: FastifyInstance, deps: BusinessRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/businesses/search',
    {
      schema: {
        summary: 'Businesses for a text, a place, a category and filters',
        querystring: searchQuerySchema,
        response: responses(searchAnswerSchema, 400),
      },
    },
    (request, reply) => {
      const [query, { language }] = [searchQueryOf(request.query), request.query]
      const answer = findBusinesses(deps, query, language)
      const json = JSON.stringify(answer)
      deps.onSearchAnswered?.({ url: request.url, query, language, answer, json })
      reply
        .headers({ 'cache-control': ONE_MINUTE, vary: 'accept-encoding' })
        .type('application/json; charset=utf-8')
        // Written already: types know the answer by its schema only.
        .serializer((text: string) => text)
        .send(json as never)
    },
  )

  routes.get(
    '/api/businesses/popular',
    {
      schema: {
        summary: 'The best entries',
        querystring: popularQuerySchema,
        response: responses(cardsSchema, 400),
      },
    },
    (request, reply) => {
      reply
        .header('cache-control', ONE_MINUTE)
        .send([...listPopular(deps, request.query.limit, request.query.language)])
    },
  )

  routes.get(
    '/api/businesses/list',
    {
      schema: {
        summary: 'Businesses by their numbers, in the order asked for; those that are gone are missing',
        querystring: idsQuerySchema,
        response: responses(cardsSchema, 400),
      },
    },
    (request, reply) => {
      const { ids, language } = request.query
      reply.header('cache-control', ONE_MINUTE).send([...listByIds(deps, ids, language)])
    },
  )

  routes.get(
    '/api/businesses/stats',
    {
      schema: {
        summary: 'Figures of the directory',
        querystring: noQuerySchema,
        response: responses(statsSchema),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send(directoryStats(deps))
    },
  )

  routes.get(
    '/api/businesses/slug/:city/:slug',
    {
      schema: {
        summary: 'The business at a page address',
        params: z.object({ city: z.string(), slug: z.string() }),
        querystring: languageQuerySchema,
        response: oneBusiness,
      },
    },
    (request, reply) => {
      const { city, slug } = request.params
      const { language } = request.query
      return answerLookup(reply, showBusinessBySlug(deps, city, slug, language), language)
    },
  )

  routes.get(
    '/api/businesses/:id',
    {
      schema: {
        summary: 'One business by its number',
        params: z.object({ id: z.string() }),
        querystring: languageQuerySchema,
        response: oneBusiness,
      },
    },
    (request, reply) => {
      const { language } = request.query
      const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0
      return answerLookup(reply, showBusiness(deps, id, language), language)
    },
  )
}

function answerLookup(reply: FastifyReply, lookup: BusinessLookup, language: Language): FastifyReply {
  if (lookup.kind === 'unknown') return sendProblem(reply, 'business_unknown')
  if (lookup.kind === 'gone') return sendProblem(reply, 'business_gone')
  if (lookup.kind === 'moved') {
    const query = language === DEFAULT_LANGUAGE ? '' : `?language=${language}`
    return reply.redirect(`/api/businesses/slug/${lookup.urlSlug}${query}`, 301)
  }
  return reply.header('cache-control', ONE_MINUTE).send(lookup.business)
}
