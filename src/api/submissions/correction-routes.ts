import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { prefillCorrection } from '#services/corrections/prefill-correction.ts'
import { submitCorrection } from '#services/corrections/submit-correction.ts'
import { issueUploadToken } from '#services/pictures/upload-token.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { envelopeOf } from './envelope.ts'
import { correctionBodySchema, prefillParamsSchema, prefillQuerySchema, prefillSchema } from './schema.ts'
import { formResponses, sendReceived } from './send-received.ts'

/** What visitors and owners propose to change about a business. */
export function registerCorrections(app: FastifyInstance, deps: FormDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/corrections/:businessId',
    {
      schema: {
        tags: ['forms'],
        summary: 'What a form for corrections is prefilled with',
        params: prefillParamsSchema,
        querystring: prefillQuerySchema,
        response: responses(prefillSchema, 400, 404, 410),
      },
    },
    async ({ params, query }) => prefillCorrection(deps, { ...params, ...query }),
  )

  routes.post(
    '/api/corrections',
    {
      schema: {
        tags: ['forms'],
        summary: 'Proposes changes of a business',
        querystring: languageQuerySchema,
        body: correctionBodySchema,
        response: formResponses(404, 410),
      },
    },
    async ({ body }, reply) => {
      const { language, ticket, trap, token, postal_code: postalCode, ...form } = body
      const { name, category, street, city, phone, website, description, ...rest } = form
      const texts = { name, category, street, postalCode, city, phone, website, description }
      const envelope = envelopeOf(reply, { language, ticket, trap })
      const correction = { ...rest, texts, token: token === '' ? undefined : token }
      const received = await submitCorrection(deps, envelope, correction)
      // Without a ticket two people may get the same number, if they say the same.
      if (received.kind !== 'received' || ticket === undefined) return sendReceived(reply, received)
      return sendReceived(reply, { ...received, picturesKey: issueUploadToken(deps, received.id) })
    },
  )
}
