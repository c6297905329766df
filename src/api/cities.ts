import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeCity } from '#services/describe-city.ts'
import { listCities } from '#services/describe-directory.ts'
import { listCityBusinesses } from '#services/list-city-businesses.ts'
import type { ReadDeps } from '#services/read-deps.ts'
import { answers } from './answers.ts'
import { FIVE_MINUTES, ONE_MINUTE } from './http-cache.ts'
import {
  citiesSchema,
  cityBusinessesSchema,
  cityFactsQuerySchema,
  cityFactsSchema,
  cityQuerySchema,
  noQuerySchema,
} from './schemas/lists.ts'

/** The calls about cities (specification, section 7). */
export function registerCities(app: FastifyInstance, deps: ReadDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/cities',
    {
      schema: {
        summary: 'Cities with businesses, most businesses first',
        querystring: noQuerySchema,
        response: answers(citiesSchema),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send([...listCities(deps)])
    },
  )

  calls.get(
    '/api/cities/:city',
    {
      schema: {
        summary: 'What a city, or a category in it, holds, and the cities around it',
        params: z.object({ city: z.string() }),
        querystring: cityFactsQuerySchema,
        response: answers(cityFactsSchema, 400, 404),
      },
    },
    (request, reply) => {
      const answer = describeCity(deps, { city: request.params.city, ...request.query })
      reply.header('cache-control', FIVE_MINUTES).send(answer)
    },
  )

  calls.get(
    '/api/cities/:city/businesses',
    {
      schema: {
        summary: 'One page of a city; the city by name, shown name or slug',
        params: z.object({ city: z.string() }),
        querystring: cityQuerySchema,
        response: answers(cityBusinessesSchema, 400, 404),
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
