import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { SiteSettings } from '#domain/settings.ts'
import { rankingRules } from '#services/ranking-rules.ts'
import { siteProfile } from '#services/site-profile.ts'
import { answers } from './answers.ts'
import { FIVE_MINUTES, ONE_MINUTE } from './http-cache.ts'
import { languageQuerySchema } from './schemas/language.ts'
import { noQuerySchema } from './schemas/lists.ts'
import { rankingSchema, siteProfileSchema } from './schemas/site.ts'

/** The calls about the site itself: who runs it, and by what rules it orders (additions to the specification). */
export function registerSite(app: FastifyInstance, settings: () => SiteSettings): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/site',
    {
      schema: {
        summary: 'How to reach the operator, and what there is to tell about the site',
        querystring: languageQuerySchema,
        response: answers(siteProfileSchema, 400),
      },
    },
    (request, reply) => {
      const answer = siteProfile(settings(), request.query.language)
      reply.header('cache-control', ONE_MINUTE).send(answer)
    },
  )

  calls.get(
    '/api/ranking',
    {
      schema: {
        summary: 'The rules and figures that results are ordered by',
        querystring: noQuerySchema,
        response: answers(rankingSchema),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send(rankingRules())
    },
  )
}
