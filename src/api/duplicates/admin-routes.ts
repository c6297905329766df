import { z } from 'zod'
import {
  adminBusinessSchema,
  duplicatesSchema,
  mergeSchema,
  pairSchema,
} from '#api/businesses/admin-edit-schema.ts'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { pageQueryOf } from '#api/http/schema.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import { dismissDuplicate } from '#services/duplicates/dismiss-duplicate.ts'
import { listDuplicates } from '#services/duplicates/list-duplicates.ts'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'

/** Businesses that are listed twice: the suggestions, and deciding about them. */
export const duplicateRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/duplicates',
    {
      summary: 'Pairs of businesses that look like one, surest first',
      query: pageQueryOf({}),
      answer: duplicatesSchema,
    },
    ({ query }) => listDuplicates(deps, query.page),
  ),
  adminRoute(
    'POST /api/admin/duplicates/merge',
    {
      summary: 'Makes one business of two',
      body: mergeSchema,
      answer: adminBusinessSchema,
      problems: [404, 409, 410],
    },
    async ({ body }, { admin }) => {
      await mergeBusinesses(deps, { ...body, account: admin.username })
      return showAdminBusiness(deps, body.winnerId)
    },
  ),
  adminRoute(
    'POST /api/admin/duplicates/dismiss',
    {
      summary: 'Keeps that two businesses are two',
      body: pairSchema,
      answer: z.undefined(),
      problems: [404, 409],
    },
    async ({ body }, { admin }) => {
      await dismissDuplicate(deps, { ...body, account: admin.username })
    },
  ),
]
