import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { suggestionsSchema, suggestQuerySchema } from '#api/businesses/list-schema.ts'
import { FIVE_MINUTES } from '#api/http/cache-headers.ts'
import { responses } from '#api/http/responses.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { suggestWhat, suggestWhere } from '#services/search/suggest.ts'

/** What the search box offers while somebody types. */
export function registerSuggest(app: FastifyInstance, deps: ReadDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/suggest',
    {
      schema: {
        summary: 'Businesses, categories and cities that begin with the letters typed, or places alone',
        querystring: suggestQuerySchema,
        response: responses(suggestionsSchema, 400),
      },
    },
    (request, reply) => {
      const { q, lat, lon, limit, kind, language } = request.query
      const position = lat === undefined || lon === undefined ? {} : { latitude: lat, longitude: lon }
      const query = { text: q, limit, ...position }
      reply
        .header('cache-control', FIVE_MINUTES)
        .send(kind === 'place' ? suggestWhere(deps, query) : suggestWhat(deps, query, language))
    },
  )
}
