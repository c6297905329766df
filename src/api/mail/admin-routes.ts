import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { listOutbox, retryMail } from '#services/mail/outbox.ts'
import { outboxPageSchema, outboxQuerySchema } from './admin-schema.ts'

/** The mails of the site: what was sent, what waits, and what was refused. */
export const outboxRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/outbox',
    {
      summary: 'Mails, newest first, and whether there is a mail server to send them',
      query: outboxQuerySchema,
      answer: outboxPageSchema,
    },
    async ({ query }) => ({
      ...(await listOutbox(deps, query)),
      hasServer: deps.hasMailServer(),
    }),
  ),
  adminRoute(
    'POST /api/admin/outbox/:id/retry',
    {
      summary: 'Lets a failed or waiting mail be tried at once',
      params: idParamsSchema,
      answer: z.undefined(),
      problems: [404, 409],
    },
    async ({ params }, { admin }) => {
      await retryMail(deps, { id: params.id, account: admin.username })
    },
  ),
]
