import { filterOf } from '#api/businesses/admin-filter.ts'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { undoRoutes } from '#api/undo/admin-routes.ts'
import { bulkPreviewSchema } from '#domain/business/bulk-preview.ts'
import { previewBulkEdit } from '#services/bulk-edits/preview-bulk-edit.ts'
import { showBulkEdit } from '#services/bulk-edits/show-bulk-edit.ts'
import { startBulkEdit } from '#services/bulk-edits/start-bulk-edit.ts'
import { countAdminBusinesses } from '#services/businesses/list-admin-businesses.ts'
import {
  bulkEditSchema,
  bulkFilterSchema,
  bulkPreviewRequestSchema,
  bulkSchema,
  countSchema,
} from './schema.ts'

/** One action on many businesses: trying it out, starting it, and undoing it. */
export const bulkEditRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'POST /api/admin/businesses/count',
    { summary: 'How many businesses a filter finds', body: bulkFilterSchema, answer: countSchema },
    async ({ body }) => ({ count: await countAdminBusinesses(deps, filterOf(body, deps.now())) }),
  ),
  adminRoute(
    'POST /api/admin/businesses/bulk',
    {
      summary: 'Hides, shows, removes, restores or categorises many businesses',
      body: bulkSchema,
      answer: jobStartedSchema,
      problems: [404, 409],
    },
    async ({ body }, { admin }) => {
      const { action, ids, filter = {}, expectedCount } = body
      const selection = ids === undefined ? { filter: filterOf(filter, deps.now()) } : { ids }
      const account = admin.username
      return { jobId: await startBulkEdit(deps, { action, selection, expectedCount, account }) }
    },
  ),
  adminRoute(
    'POST /api/admin/businesses/bulk/preview',
    {
      summary: 'What an action on many businesses would do now, with ten examples',
      body: bulkPreviewRequestSchema,
      answer: bulkPreviewSchema,
    },
    ({ body: { change, ids, filter = {} } }) => {
      const selection = ids === undefined ? { filter: filterOf(filter, deps.now()) } : { ids }
      return previewBulkEdit(deps, { change, selection })
    },
  ),
  adminRoute(
    'GET /api/admin/bulk-edits/:id',
    {
      summary: 'What an action on many businesses did, by the number of its job',
      params: idParamsSchema,
      answer: bulkEditSchema,
      problems: [404],
    },
    ({ params }) => showBulkEdit(deps, params.id),
  ),
  ...undoRoutes(deps, 'bulk-edit'),
]
