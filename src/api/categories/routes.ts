import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  categoryBusinessesSchema,
  categoryFactsSchema,
  categoryListsSchema,
  categoryQuerySchema,
} from '#api/businesses/list-schema.ts'
import { FIVE_MINUTES, ONE_MINUTE } from '#api/http/cache-headers.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { describeCategory } from '#services/categories/describe-category.ts'
import { listCategoryBusinesses } from '#services/categories/list-category-businesses.ts'
import { listCategories } from '#services/search/describe-directory.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

/** The calls about categories (specification, section 7; the overview is an addition). */
export function registerCategories(app: FastifyInstance, deps: ReadDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/categories',
    {
      schema: {
        summary: 'The groups with their figures, and the real categories',
        querystring: languageQuerySchema,
        response: responses(categoryListsSchema, 400),
      },
    },
    (request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send(listCategories(deps, request.query.language))
    },
  )

  routes.get(
    '/api/categories/:category',
    {
      schema: {
        summary: 'What a group or a real category holds, and where',
        params: z.object({ category: z.string() }),
        querystring: languageQuerySchema,
        response: responses(categoryFactsSchema, 404),
      },
    },
    (request, reply) => {
      const answer = describeCategory(deps, request.params.category, request.query.language)
      reply.header('cache-control', FIVE_MINUTES).send(answer)
    },
  )

  routes.get(
    '/api/categories/:category/businesses',
    {
      schema: {
        summary: 'One page of a group or a real category',
        params: z.object({ category: z.string() }),
        querystring: categoryQuerySchema,
        response: responses(categoryBusinessesSchema, 400, 404),
      },
    },
    (request, reply) => {
      const { language, ...list } = request.query
      const { category } = request.params
      const answer = listCategoryBusinesses(deps, { category, ...list }, language)
      reply.header('cache-control', ONE_MINUTE).send(answer)
    },
  )
}
