import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FormDeps } from '#services/form-deps.ts'
import { issueTicket } from '#services/form-ticket.ts'
import { answers } from '../answers.ts'
import { noQuerySchema } from '../schemas/lists.ts'

/** Tickets for forms: a form with one is sent once, and not sooner than a person can fill it in. */
export function registerTicket(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/forms/ticket',
    {
      schema: {
        tags: ['forms'],
        summary: 'A ticket for one form, valid for a day',
        querystring: noQuerySchema,
        response: answers(z.strictObject({ ticket: z.string() })),
      },
    },
    async () => ({ ticket: issueTicket(deps) }),
  )
}
