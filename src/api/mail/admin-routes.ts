import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { listOutbox, retryMail } from '#services/mail/outbox.ts'
import { numberedParamsSchema, outboxPageSchema, outboxQuerySchema } from './admin-schema.ts'

/** The mails of the site: what was sent, what waits, and what was refused. */
export function registerOutbox(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/outbox',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Mails, newest first, and whether there is a mail server to send them',
        querystring: outboxQuerySchema,
        response: responses(outboxPageSchema, 400, 401),
      },
    },
    async ({ query: { page, state } }) => ({
      ...(await listOutbox(deps, { page, state })),
      hasServer: deps.hasMailServer,
    }),
  )

  routes.post(
    '/api/admin/outbox/:id/retry',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Lets a failed or waiting mail be tried at once',
        params: numberedParamsSchema,
        querystring: languageQuerySchema,
        response: responses(nothingSchema, 400, 401, 404),
      },
    },
    async (request, reply) => {
      await retryMail(deps, { id: request.params.id, account: accountOf(request).username })
      return reply.code(204).send()
    },
  )
}
