import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FormDeps } from '#services/form-deps.ts'
import { submitListing } from '#services/submit-listing.ts'
import { listingBodySchema } from '../schemas/forms.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { envelopeOf } from './envelope.ts'
import { formAnswers, sendReceived } from './send-received.ts'

/** Businesses that want to be listed (specification, section 3; it never sent them). */
export function registerListings(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/listings',
    {
      schema: {
        tags: ['forms'],
        summary: 'A business that wants to be listed',
        querystring: languageQuerySchema,
        body: listingBodySchema,
        response: formAnswers(),
      },
    },
    async ({ body }, reply) => {
      const { language, ticket, trap, isPlaceConfirmed, postal_code: postalCode, ...texts } = body
      const envelope = envelopeOf(reply, { language, ticket, trap })
      const listing = { ...texts, postalCode }
      return sendReceived(reply, await submitListing(deps, envelope, { listing, isPlaceConfirmed }))
    },
  )
}
