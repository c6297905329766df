import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { categoryOptions, cityOptions, countryOptions, typeOptions } from '#services/admin-filter-options.ts'
import { answers } from '../answers.ts'
import {
  categoryOptionsSchema,
  cityOptionsSchema,
  countryOptionsSchema,
  optionsQuerySchema,
  typeOptionsSchema,
} from '../schemas/admin-businesses.ts'
import type { AdminCallDeps } from './admin-calls.ts'

/** What the filters of the administrator's table offer; `q` finds by part of the name. */
export function registerFilterOptions(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['administrator']
  const querystring = optionsQuerySchema

  calls.get(
    '/api/admin/real-categories',
    {
      schema: {
        tags,
        summary: 'Real categories with their numbers of businesses',
        querystring,
        response: answers(categoryOptionsSchema, 400, 401),
      },
    },
    async request => [...(await categoryOptions(deps, request.query.q))],
  )

  calls.get(
    '/api/admin/cities',
    {
      schema: {
        tags,
        summary: 'Cities with their numbers of businesses',
        querystring,
        response: answers(cityOptionsSchema, 400, 401),
      },
    },
    async request => [...(await cityOptions(deps, request.query.q))],
  )

  calls.get(
    '/api/admin/types',
    {
      schema: {
        tags,
        summary: 'Category groups with their numbers of businesses',
        querystring,
        response: answers(typeOptionsSchema, 400, 401),
      },
    },
    async request => [...(await typeOptions(deps, request.query.q))],
  )

  calls.get(
    '/api/admin/countries',
    {
      schema: {
        tags,
        summary: 'Countries with their numbers of businesses',
        querystring,
        response: answers(countryOptionsSchema, 400, 401),
      },
    },
    async request => {
      const { q, language } = request.query
      return [...(await countryOptions(deps, q, language))]
    },
  )
}
