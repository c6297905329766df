import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeCategory } from '#services/describe-category.ts'
import { listCategories } from '#services/describe-directory.ts'
import { listCategoryBusinesses } from '#services/list-category-businesses.ts'
import type { ReadDeps } from '#services/read-deps.ts'
import { answers } from './answers.ts'
import { FIVE_MINUTES, ONE_MINUTE } from './http-cache.ts'
import { languageQuerySchema } from './schemas/language.ts'
import {
  categoryBusinessesSchema,
  categoryFactsSchema,
  categoryListsSchema,
  categoryQuerySchema,
} from './schemas/lists.ts'

/** The calls about categories (specification, section 7; the overview is an addition). */
export function registerCategories(app: FastifyInstance, deps: ReadDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/categories',
    {
      schema: {
        summary: 'The groups with their figures, and the real categories',
        querystring: languageQuerySchema,
        response: answers(categoryListsSchema, 400),
      },
    },
    (request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send(listCategories(deps, request.query.language))
    },
  )

  calls.get(
    '/api/categories/:category',
    {
      schema: {
        summary: 'What a group or a real category holds, and where',
        params: z.object({ category: z.string() }),
        querystring: languageQuerySchema,
        response: answers(categoryFactsSchema, 404),
      },
    },
    (request, reply) => {
      const answer = describeCategory(deps, request.params.category, request.query.language)
      reply.header('cache-control', FIVE_MINUTES).send(answer)
    },
  )

  calls.get(
    '/api/categories/:category/businesses',
    {
      schema: {
        summary: 'One page of a group or a real category',
        params: z.object({ category: z.string() }),
        querystring: categoryQuerySchema,
        response: answers(categoryBusinessesSchema, 400, 404),
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
