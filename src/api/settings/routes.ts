import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { noQuerySchema, publicSettingsSchema } from '#api/businesses/list-schema.ts'
import { responses } from '#api/http/responses.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'

/** The public half of the settings where no administrator's area is served: what every page is given anyway. */
export function registerPublicSettings(app: FastifyInstance, settings: () => SiteSettings): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/settings',
    {
      schema: {
        summary: 'Head and footer code of every page',
        querystring: noQuerySchema,
        response: responses(publicSettingsSchema),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'no-cache').send(publicSettingsOf(settings()))
    },
  )
}

/** Of the settings what everybody may know. */
export function publicSettingsOf({ headCode, footerCode }: SiteSettings): {
  readonly head_code: string
  readonly footer_code: string
} {
  return { head_code: headCode, footer_code: footerCode }
}
