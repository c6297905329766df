import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { showHistory, undoHistory } from '#services/businesses/business-history.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import {
  adminBusinessSchema,
  businessParamsSchema,
  historyParamsSchema,
  historySchema,
  historyUndoSchema,
} from './admin-edit-schema.ts'

/** What happened to a business, and taking it back. */
export const businessHistoryRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/businesses/:id/history',
    {
      summary: 'What happened to a business, newest first',
      params: businessParamsSchema,
      answer: historySchema,
      problems: [404],
    },
    async ({ params }) => await showHistory(deps, params.id),
  ),
  adminRoute(
    'POST /api/admin/businesses/:id/history/:entry/undo',
    {
      summary: 'Takes back one entry: facts, sources and locks are as before',
      params: historyParamsSchema,
      body: historyUndoSchema,
      answer: adminBusinessSchema,
      problems: [404, 409],
    },
    async ({ params, body }, { admin }) => {
      const { id, entry } = params
      await undoHistory(deps, { id, entry, ...(body ?? {}), account: admin.username })
      return showAdminBusiness(deps, id)
    },
  ),
]
