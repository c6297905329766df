import { route } from '#api/http/route.ts'
import { describeRegion } from '#services/regions/describe-region.ts'
import { listRegionBusinesses } from '#services/regions/list-region-businesses.ts'
import { listRegions } from '#services/regions/list-regions.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import {
  regionBusinessesSchema,
  regionFactsQuerySchema,
  regionFactsSchema,
  regionListQuerySchema,
  regionListSchema,
} from './schema.ts'

/** The routes about regions (an addition to the specification); a region by its slug: 'bayern', 'landkreis-rosenheim'. */
export const regionRoutes = (deps: ReadDeps) => [
  route(
    'GET /api/regions',
    {
      summary: 'The states with their largest cities, and the landscapes',
      answer: regionListSchema,
      cacheSeconds: 300,
    },
    () => listRegions(deps),
  ),
  route(
    'GET /api/regions/:region',
    {
      summary: 'What a state, an administrative region, a county or a landscape holds',
      query: regionFactsQuerySchema,
      answer: regionFactsSchema,
      problems: [404],
      cacheSeconds: 300,
    },
    ({ params, query }) => describeRegion(deps, { ...params, ...query }),
  ),
  route(
    'GET /api/regions/:region/businesses',
    {
      summary: 'One page of a region, best rated first',
      query: regionListQuerySchema,
      answer: regionBusinessesSchema,
      problems: [404],
      cacheSeconds: 60,
    },
    ({ params, query }) => listRegionBusinesses(deps, { ...params, ...query }),
  ),
]
