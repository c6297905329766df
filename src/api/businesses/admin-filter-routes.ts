import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import {
  categoryOptions,
  cityOptions,
  countryOptions,
  typeOptions,
} from '#services/businesses/list-filter-options.ts'
import {
  categoryOptionsSchema,
  cityOptionsSchema,
  countryOptionsSchema,
  optionsQuerySchema,
  typeOptionsSchema,
} from './admin-schema.ts'

/** What the filters of the administrator's table offer; `q` finds by part of the name. */
export const filterOptionRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/real-categories',
    {
      summary: 'Real categories with their numbers of businesses',
      query: optionsQuerySchema,
      answer: categoryOptionsSchema,
    },
    ({ query }) => categoryOptions(deps, query.q),
  ),
  adminRoute(
    'GET /api/admin/cities',
    {
      summary: 'Cities with their numbers of businesses',
      query: optionsQuerySchema,
      answer: cityOptionsSchema,
    },
    ({ query }) => cityOptions(deps, query.q),
  ),
  adminRoute(
    'GET /api/admin/types',
    {
      summary: 'Category groups with their numbers of businesses',
      query: optionsQuerySchema,
      answer: typeOptionsSchema,
    },
    ({ query }) => typeOptions(deps, query.q),
  ),
  adminRoute(
    'GET /api/admin/countries',
    {
      summary: 'Countries with their numbers of businesses',
      query: optionsQuerySchema,
      answer: countryOptionsSchema,
    },
    ({ query: { q, language } }) => countryOptions(deps, q, language),
  ),
]
