import { RouteProblem, RouteRedirect, route } from '#api/http/route.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { BusinessLookup } from '#domain/search/search.ts'
import { listByIds } from '#services/businesses/list-by-ids.ts'
import { showBusiness, showBusinessBySlug } from '#services/businesses/show-business.ts'
import { directoryStats, listPopular } from '#services/search/describe-directory.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import {
  cardsSchema,
  idsQuerySchema,
  popularQuerySchema,
  publicBusinessSchema,
  statsSchema,
} from './schema.ts'

/** The public routes about businesses (specification, section 7). */
export const businessRoutes = (deps: ReadDeps) => [
  route(
    'GET /api/businesses/popular',
    { summary: 'The best entries', query: popularQuerySchema, answer: cardsSchema, cacheSeconds: 60 },
    ({ query: { limit, language } }) => listPopular(deps, limit, language),
  ),
  route(
    'GET /api/businesses/list',
    {
      summary: 'Businesses by their numbers, in the order asked for; those that are gone are missing',
      query: idsQuerySchema,
      answer: cardsSchema,
      cacheSeconds: 60,
    },
    ({ query: { ids, language } }) => listByIds(deps, ids, language),
  ),
  route(
    'GET /api/businesses/stats',
    {
      summary: 'Figures of the directory',
      answer: statsSchema,
      cacheSeconds: 300,
    },
    () => directoryStats(deps),
  ),
  route(
    'GET /api/businesses/slug/:city/:slug',
    { summary: 'The business at a page address', ...ONE_BUSINESS },
    ({ params: { city, slug }, query: { language } }) =>
      foundOr(showBusinessBySlug(deps, city, slug, language), language),
  ),
  route(
    'GET /api/businesses/:id',
    { summary: 'One business by its number', ...ONE_BUSINESS },
    ({ params, query: { language } }) => {
      const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0
      return foundOr(showBusiness(deps, id, language), language)
    },
  ),
]

const ONE_BUSINESS = {
  answer: publicBusinessSchema,
  problems: [404, 410],
  cacheSeconds: 60,
} as const

function foundOr(lookup: BusinessLookup, language: Language): PublicBusiness | RouteProblem | RouteRedirect {
  if (lookup.kind === 'unknown') return new RouteProblem('business_unknown')
  if (lookup.kind === 'gone') return new RouteProblem('business_gone')
  if (lookup.kind === 'found') return lookup.business
  const query = language === DEFAULT_LANGUAGE ? '' : `?language=${language}`
  return new RouteRedirect(`/api/businesses/slug/${lookup.urlSlug}${query}`)
}
