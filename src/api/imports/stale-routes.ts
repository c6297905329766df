import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { listRechecks, listSearches, listStale } from '#services/imports/list-stale.ts'
import { endRecheck, startRecheck } from '#services/imports/start-recheck.ts'
import {
  pageQuerySchema,
  recheckEndSchema,
  recheckPageSchema,
  recheckSchema,
  recheckStartedSchema,
  searchesQuerySchema,
  searchPageSchema,
  stalePageSchema,
} from './stale-schema.ts'

/** What the newest exports of searches no longer have, and what is to be checked again. Hiding is a bulk edit. */
export const staleRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/import-searches',
    {
      summary: 'The searches that imports were exported with, and how many businesses each no longer found',
      query: searchesQuerySchema,
      answer: searchPageSchema,
    },
    ({ query }) => listSearches(deps, { page: query.page, runId: query.importId ?? null }),
  ),
  adminRoute(
    'GET /api/admin/import-searches/:id',
    {
      summary: 'The public businesses that the newest import of a search no longer found',
      params: idParamsSchema,
      query: pageQuerySchema,
      answer: stalePageSchema,
      problems: [404],
    },
    ({ params, query }) => listStale(deps, { id: params.id, page: query.page }),
  ),
  adminRoute(
    'GET /api/admin/rechecks',
    {
      summary: 'Businesses that are marked to be checked again',
      query: pageQuerySchema,
      answer: recheckPageSchema,
    },
    ({ query }) => listRechecks(deps, { page: query.page }),
  ),
  adminRoute(
    'POST /api/admin/rechecks',
    {
      summary: 'Marks businesses to be checked again, and checks their websites',
      body: recheckSchema,
      answer: recheckStartedSchema,
    },
    ({ body, query }, { admin }) =>
      startRecheck(deps, { selection: body, account: admin.username, language: query.language }),
  ),
  adminRoute(
    'POST /api/admin/rechecks/end',
    {
      summary: 'Takes marks away: the businesses were checked',
      body: recheckEndSchema,
      answer: z.undefined(),
    },
    ({ body }, { admin }) => endRecheck(deps, { ids: body.ids, account: admin.username }),
  ),
]
