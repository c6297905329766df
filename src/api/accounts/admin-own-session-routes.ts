import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { endOtherSessions, endSession, listSessions } from '#services/accounts/own-sessions.ts'
import { sessionsSchema } from './schema.ts'

/** The open sessions of the own account. */
export const ownSessionRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/session/list',
    { summary: 'The open sessions of the own account, the one used last first', answer: sessionsSchema },
    (_input, { admin }) => listSessions(deps, admin),
  ),
  adminRoute(
    'DELETE /api/admin/session/others',
    { summary: 'Ends every session of the own account but this one', answer: z.undefined() },
    async (_input, { admin }) => {
      await endOtherSessions(deps, admin)
    },
  ),
  adminRoute(
    'DELETE /api/admin/session/:id',
    {
      summary: 'Ends a session of the own account',
      params: idParamsSchema,
      answer: z.undefined(),
      problems: [404],
    },
    async ({ params }, { admin }) => {
      await endSession(deps, admin, params.id)
    },
  ),
]
