import { route } from '#api/http/route.ts'
import { describeCity } from '#services/places/describe-city.ts'
import { listCityBusinesses } from '#services/places/list-city-businesses.ts'
import { listCities } from '#services/search/describe-directory.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import {
  citiesSchema,
  cityBusinessesSchema,
  cityFactsQuerySchema,
  cityFactsSchema,
  cityQuerySchema,
} from './schema.ts'

/** The routes about cities (specification, section 7); a city by name, shown name or slug. */
export const cityRoutes = (deps: ReadDeps) => [
  route(
    'GET /api/cities',
    {
      summary: 'Cities with businesses, most businesses first',
      answer: citiesSchema,
      cacheSeconds: 300,
    },
    () => listCities(deps),
  ),
  route(
    'GET /api/cities/:city',
    {
      summary: 'What a city, or a category in it, holds, and the cities around it',
      query: cityFactsQuerySchema,
      answer: cityFactsSchema,
      problems: [404],
      cacheSeconds: 300,
    },
    ({ params, query }) => describeCity(deps, { ...params, ...query }),
  ),
  route(
    'GET /api/cities/:city/businesses',
    {
      summary: 'One page of a city',
      query: cityQuerySchema,
      answer: cityBusinessesSchema,
      problems: [404],
      cacheSeconds: 60,
    },
    ({ params, query: { language, ...list } }) => listCityBusinesses(deps, { ...params, ...list }, language),
  ),
]
