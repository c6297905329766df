import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { noQuerySchema } from '#api/businesses/list-schema.ts'
import { FIVE_MINUTES, ONE_MINUTE } from '#api/http/cache-headers.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { siteProfile } from '#services/content/site-profile.ts'
import { rankingRules } from '#services/search/ranking-rules.ts'
import { rankingSchema, siteProfileSchema } from './schema.ts'

/** The calls about the site itself: who runs it, and by what rules it orders (additions to the specification). */
export function registerSite(app: FastifyInstance, settings: () => SiteSettings): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/site',
    {
      schema: {
        summary: 'How to reach the operator, and what there is to tell about the site',
        querystring: languageQuerySchema,
        response: responses(siteProfileSchema, 400),
      },
    },
    (request, reply) => {
      const answer = siteProfile(settings(), request.query.language)
      reply.header('cache-control', ONE_MINUTE).send(answer)
    },
  )

  routes.get(
    '/api/ranking',
    {
      schema: {
        summary: 'The rules and figures that results are ordered by',
        querystring: noQuerySchema,
        response: responses(rankingSchema),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send(rankingRules())
    },
  )
}
