import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FormDeps } from '#services/form-deps.ts'
import { submitPrivacyRequest } from '#services/submit-privacy-request.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { privacyRequestBodySchema } from '../schemas/reports.ts'
import { envelopeOf } from './envelope.ts'
import { formAnswers, sendReceived } from './send-received.ts'

/** What people who are listed can ask for (Art. 15 to 21 GDPR). */
export function registerPrivacyRequests(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/privacy-requests',
    {
      schema: {
        tags: ['forms'],
        summary: 'Asks for access, rectification or removal, or objects to a listing',
        querystring: languageQuerySchema,
        body: privacyRequestBodySchema,
        response: formAnswers(),
      },
    },
    async ({ body: { language, ticket, trap, ...request } }, reply) => {
      const envelope = envelopeOf(reply, { language, ticket, trap })
      return sendReceived(reply, await submitPrivacyRequest(deps, envelope, request))
    },
  )
}
