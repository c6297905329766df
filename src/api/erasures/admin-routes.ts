import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { listErasedBackups, removeErasedBackups } from '#services/privacy/erased-backups.ts'

/** Backups that hold what was erased on request since they were made. */
export const erasureRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/erasures/backups',
    {
      summary: 'Backups that hold what was erased since, and when the last of them will be gone',
      answer: z.strictObject({ files: z.array(z.string()), goneBy: z.int().nullable() }),
    },
    async () => {
      const { backups, goneBy } = await listErasedBackups(deps)
      return { files: backups.map(({ file }) => file), goneBy }
    },
  ),
  adminRoute(
    'POST /api/admin/erasures/backups/remove',
    { summary: 'Deletes these backups', answer: z.undefined() },
    async (_input, { admin }) => {
      await removeErasedBackups(deps, admin.username)
    },
  ),
]
