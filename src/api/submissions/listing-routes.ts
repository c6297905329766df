import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { submitListing } from '#services/submissions/submit-listing.ts'
import { envelopeOf } from './envelope.ts'
import { listingBodySchema } from './schema.ts'
import { formResponses, sendReceived } from './send-received.ts'

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
        response: formResponses(),
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
