import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { SiteSettings } from '#domain/settings.ts'
import { answers } from './answers.ts'
import { noQuerySchema, publicSettingsSchema } from './schemas/lists.ts'

/** The public half of the settings: what every page is given anyway. */
export function registerPublicSettings(app: FastifyInstance, settings: () => SiteSettings): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/settings',
    {
      schema: {
        summary: 'Head and footer code of every page',
        querystring: noQuerySchema,
        response: answers(publicSettingsSchema),
      },
    },
    (_request, reply) => {
      const { headCode, footerCode } = settings()
      reply.header('cache-control', 'no-cache').send({ head_code: headCode, footer_code: footerCode })
    },
  )
}
