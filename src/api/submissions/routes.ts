import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { submitMessage } from '#services/submissions/submit-message.ts'
import { envelopeOf } from './envelope.ts'
import { messageBodySchema } from './schema.ts'
import { formResponses, sendReceived } from './send-received.ts'

/** The contact form (specification, section 3). */
export function registerContact(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/contact',
    {
      schema: {
        tags: ['forms'],
        summary: 'A message to whoever runs the site',
        querystring: languageQuerySchema,
        body: messageBodySchema,
        response: formResponses(),
      },
    },
    async ({ body: { language, ticket, trap, ...message } }, reply) => {
      const envelope = envelopeOf(reply, { language, ticket, trap })
      return sendReceived(reply, await submitMessage(deps, envelope, message))
    },
  )
}
