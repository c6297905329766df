import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { languageQuerySchema } from '#api/http/schema.ts'
import { submitPrivacyRequest } from '#services/privacy/submit-privacy-request.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { envelopeOf } from './envelope.ts'
import { privacyRequestBodySchema } from './report-schema.ts'
import { formResponses, sendReceived } from './send-received.ts'

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
        response: formResponses(),
      },
    },
    async ({ body: { language, ticket, trap, ...request } }, reply) => {
      const envelope = envelopeOf(reply, { language, ticket, trap })
      return sendReceived(reply, await submitPrivacyRequest(deps, envelope, request))
    },
  )
}
