import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FormDeps } from '#services/form-deps.ts'
import { issuePicturesKey } from '#services/pictures-key.ts'
import { prefillCorrection } from '#services/prefill-correction.ts'
import { submitCorrection } from '#services/submit-correction.ts'
import { answers } from '../answers.ts'
import {
  correctionBodySchema,
  prefillParamsSchema,
  prefillQuerySchema,
  prefillSchema,
} from '../schemas/forms.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { envelopeOf } from './envelope.ts'
import { formAnswers, sendReceived } from './send-received.ts'

/** What visitors and owners propose to change about a business. */
export function registerCorrections(app: FastifyInstance, deps: FormDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/corrections/:businessId',
    {
      schema: {
        tags: ['forms'],
        summary: 'What a form for corrections is prefilled with',
        params: prefillParamsSchema,
        querystring: prefillQuerySchema,
        response: answers(prefillSchema, 400, 404, 410),
      },
    },
    async ({ params, query }) => prefillCorrection(deps, { ...params, ...query }),
  )

  calls.post(
    '/api/corrections',
    {
      schema: {
        tags: ['forms'],
        summary: 'Proposes changes of a business',
        querystring: languageQuerySchema,
        body: correctionBodySchema,
        response: formAnswers(404, 410),
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
      return sendReceived(reply, { ...received, picturesKey: issuePicturesKey(deps, received.id) })
    },
  )
}
