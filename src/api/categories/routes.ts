import { route } from '#api/http/route.ts'
import { describeCategory } from '#services/categories/describe-category.ts'
import { findTrades } from '#services/categories/find-trades.ts'
import { listCategoryBusinesses } from '#services/categories/list-category-businesses.ts'
import { listCategories } from '#services/search/describe-directory.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import {
  categoryBusinessesSchema,
  categoryFactsSchema,
  categoryListsSchema,
  categoryQuerySchema,
  tradesQuerySchema,
  tradesSchema,
} from './schema.ts'

/** The routes about categories (specification, section 7; the overview is an addition). */
export const categoryRoutes = (deps: ReadDeps) => [
  route(
    'GET /api/categories',
    {
      summary: 'The groups with their figures, and the real categories',
      answer: categoryListsSchema,
      cacheSeconds: 300,
    },
    ({ query }) => listCategories(deps, query.language),
  ),
  route(
    'GET /api/trades',
    {
      summary: 'Categories of the whole taxonomy that a text may mean, by name, synonym and language',
      query: tradesQuerySchema,
      answer: tradesSchema,
      cacheSeconds: 300,
    },
    ({ query: { q, limit, language } }) => findTrades(deps, { text: q, limit }, language),
  ),
  route(
    'GET /api/categories/:category',
    {
      summary: 'What a group or a real category holds, and where',
      answer: categoryFactsSchema,
      problems: [404],
      cacheSeconds: 300,
    },
    ({ params, query }) => describeCategory(deps, params.category, query.language),
  ),
  route(
    'GET /api/categories/:category/businesses',
    {
      summary: 'One page of a group or a real category',
      query: categoryQuerySchema,
      answer: categoryBusinessesSchema,
      problems: [404],
      cacheSeconds: 60,
    },
    ({ params, query: { language, ...list } }) =>
      listCategoryBusinesses(deps, { ...params, ...list }, language),
  ),
]
