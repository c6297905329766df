import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { listOutbox } from '#services/list-outbox.ts'
import { retryMail } from '#services/retry-mail.ts'
import { answers } from '../answers.ts'
import { nothingSchema } from '../schemas/account.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { numberedParamsSchema, outboxPageSchema, outboxQuerySchema } from '../schemas/outbox.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

/** The mails of the site: what was sent, what waits, and what was refused. */
export function registerOutbox(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/outbox',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Mails, newest first, and whether there is a mail server to send them',
        querystring: outboxQuerySchema,
        response: answers(outboxPageSchema, 400, 401),
      },
    },
    async ({ query: { page, state } }) => ({
      ...(await listOutbox(deps, { page, state })),
      hasServer: deps.hasMailServer,
    }),
  )

  calls.post(
    '/api/admin/outbox/:id/retry',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Lets a failed or waiting mail be tried at once',
        params: numberedParamsSchema,
        querystring: languageQuerySchema,
        response: answers(nothingSchema, 400, 401, 404),
      },
    },
    async (request, reply) => {
      await retryMail(deps, { id: request.params.id, account: accountOf(request).username })
      return reply.code(204).send()
    },
  )
}
