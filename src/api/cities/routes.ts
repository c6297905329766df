import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  citiesSchema,
  cityBusinessesSchema,
  cityFactsQuerySchema,
  cityFactsSchema,
  cityQuerySchema,
  noQuerySchema,
} from '#api/businesses/list-schema.ts'
import { FIVE_MINUTES, ONE_MINUTE } from '#api/http/cache-headers.ts'
import { responses } from '#api/http/responses.ts'
import { describeCity } from '#services/places/describe-city.ts'
import { listCityBusinesses } from '#services/places/list-city-businesses.ts'
import { listCities } from '#services/search/describe-directory.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

/** The calls about cities (specification, section 7). */
export function registerCities(app: FastifyInstance, deps: ReadDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/cities',
    {
      schema: {
        summary: 'Cities with businesses, most businesses first',
        querystring: noQuerySchema,
        response: responses(citiesSchema),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send([...listCities(deps)])
    },
  )

  routes.get(
    '/api/cities/:city',
    {
      schema: {
        summary: 'What a city, or a category in it, holds, and the cities around it',
        params: z.object({ city: z.string() }),
        querystring: cityFactsQuerySchema,
        response: responses(cityFactsSchema, 400, 404),
      },
    },
    (request, reply) => {
      const answer = describeCity(deps, { city: request.params.city, ...request.query })
      reply.header('cache-control', FIVE_MINUTES).send(answer)
    },
  )

  routes.get(
    '/api/cities/:city/businesses',
    {
      schema: {
        summary: 'One page of a city; the city by name, shown name or slug',
        params: z.object({ city: z.string() }),
        querystring: cityQuerySchema,
        response: responses(cityBusinessesSchema, 400, 404),
      },
    },
    (request, reply) => {
      const { page, limit, category, language } = request.query
      const { city } = request.params
      const answer = listCityBusinesses(
        deps,
        { city, page, limit, ...(category === undefined ? {} : { category }) },
        language,
      )
      reply.header('cache-control', ONE_MINUTE).send(answer)
    },
  )
}
