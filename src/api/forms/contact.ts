import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FormDeps } from '#services/form-deps.ts'
import { submitMessage } from '#services/submit-message.ts'
import { messageBodySchema } from '../schemas/forms.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { envelopeOf } from './envelope.ts'
import { formAnswers, sendReceived } from './send-received.ts'

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
        response: formAnswers(),
      },
    },
    async ({ body: { language, ticket, trap, ...message } }, reply) => {
      const envelope = envelopeOf(reply, { language, ticket, trap })
      return sendReceived(reply, await submitMessage(deps, envelope, message))
    },
  )
}
