import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { FIVE_MINUTES } from '#api/http/cache-headers.ts'
import { responses } from '#api/http/responses.ts'
import { checkPlace } from '#services/places/check-place.ts'
import { placeCheckQuerySchema, placeCheckSchema } from './schema.ts'

/** What the gazetteer knows, for forms that ask for an address (an addition to the specification). */
export function registerPlaces(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/places/check',
    {
      schema: {
        summary: 'Whether a postal code exists and belongs to a city, and what was probably meant',
        querystring: placeCheckQuerySchema,
        response: responses(placeCheckSchema, 400),
      },
    },
    (request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send(checkPlace(request.query))
    },
  )
}
