import { adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema, pageOf, pageQueryOf } from '#api/http/schema.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { keptBusinessSchema, undoCheckSchema } from '#domain/edit/undo-check.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { showUndo } from '#services/undo/check-undo.ts'
import { startUndo } from '#services/undo/start-undo.ts'

export const undoPageSchema = pageOf(keptBusinessSchema).extend({ check: undoCheckSchema })

/** Taking a run back: what that would do, and doing it. */
export const undoRoutes = <Kind extends 'import' | 'bulk-edit'>(deps: AdminDeps, kind: Kind) => [
  adminRoute(
    `GET /api/admin/${kind}s/:id/undo`,
    {
      summary: 'What undoing it would do now, and the businesses in which something would stay',
      params: idParamsSchema,
      query: pageQueryOf({}),
      answer: undoPageSchema,
      problems: [404],
    },
    ({ params, query }) => showUndo(deps, { kind, id: params.id }, query.page),
  ),
  adminRoute(
    `POST /api/admin/${kind}s/:id/undo`,
    {
      summary: 'Undoes it, as far as nothing newer stands against it',
      params: idParamsSchema,
      answer: jobStartedSchema,
      problems: [404, 409],
    },
    async ({ params }, { admin }) => ({
      jobId: await startUndo(deps, { kind, id: params.id }, admin.username),
    }),
  ),
]
