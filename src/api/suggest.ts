import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ReadDeps } from '#services/read-deps.ts'
import { suggestWhat } from '#services/suggest-what.ts'
import { suggestWhere } from '#services/suggest-where.ts'
import { answers } from './answers.ts'
import { FIVE_MINUTES } from './http-cache.ts'
import { suggestionsSchema, suggestQuerySchema } from './schemas/lists.ts'

/** What the search box offers while somebody types. */
export function registerSuggest(app: FastifyInstance, deps: ReadDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/suggest',
    {
      schema: {
        summary: 'Businesses, categories and cities that begin with the letters typed, or places alone',
        querystring: suggestQuerySchema,
        response: answers(suggestionsSchema, 400),
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
