import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { responses } from '#api/http/responses.ts'
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
export function registerFilterOptions(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['administrator']
  const querystring = optionsQuerySchema

  routes.get(
    '/api/admin/real-categories',
    {
      schema: {
        tags,
        summary: 'Real categories with their numbers of businesses',
        querystring,
        response: responses(categoryOptionsSchema, 400, 401),
      },
    },
    async request => [...(await categoryOptions(deps, request.query.q))],
  )

  routes.get(
    '/api/admin/cities',
    {
      schema: {
        tags,
        summary: 'Cities with their numbers of businesses',
        querystring,
        response: responses(cityOptionsSchema, 400, 401),
      },
    },
    async request => [...(await cityOptions(deps, request.query.q))],
  )

  routes.get(
    '/api/admin/types',
    {
      schema: {
        tags,
        summary: 'Category groups with their numbers of businesses',
        querystring,
        response: responses(typeOptionsSchema, 400, 401),
      },
    },
    async request => [...(await typeOptions(deps, request.query.q))],
  )

  routes.get(
    '/api/admin/countries',
    {
      schema: {
        tags,
        summary: 'Countries with their numbers of businesses',
        querystring,
        response: responses(countryOptionsSchema, 400, 401),
      },
    },
    async request => {
      const { q, language } = request.query
      return [...(await countryOptions(deps, q, language))]
    },
  )
}
