import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noQuerySchema } from '#api/businesses/list-schema.ts'
import { responses } from '#api/http/responses.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { issueTicket } from '#services/submissions/form-ticket.ts'

/** Tickets for forms: a form with one is sent once, and not sooner than a person can fill it in. */
export function registerTicket(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/forms/ticket',
    {
      schema: {
        tags: ['forms'],
        summary: 'A ticket for one form, valid for a day',
        querystring: noQuerySchema,
        response: responses(z.strictObject({ ticket: z.string() })),
      },
    },
    async () => ({ ticket: issueTicket(deps) }),
  )
}
