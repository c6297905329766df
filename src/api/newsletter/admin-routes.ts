import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { numberedParamsSchema } from '#api/mail/admin-schema.ts'
import type { Language } from '#domain/language.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { exportSubscribers, listSubscribers, removeSubscriber } from '#services/newsletter/subscribers.ts'
import { subscriberPageSchema, subscribersQuerySchema } from './admin-schema.ts'

/** Who asked for the newsletter. */
export function registerSubscribers(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/subscribers',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Newsletter addresses, newest first',
        querystring: subscribersQuerySchema,
        response: responses(subscriberPageSchema, 400, 401),
      },
    },
    async ({ query: { page, state } }) => listSubscribers(deps, { page, state }),
  )

  routes.get(
    '/api/admin/subscribers/export',
    {
      // It is written down as a download, and asking for its headers is none.
      exposeHeadRoute: false,
      schema: {
        tags: ['administrator'],
        summary: 'Confirmed newsletter addresses with proof of consent, as CSV',
        querystring: languageQuerySchema,
      },
    },
    async (request, reply) => {
      const header = HEADER[request.query.language]
      const text = await exportSubscribers(deps, { account: accountOf(request).username, header })
      return reply
        .header('content-disposition', `attachment; filename="newsletter_${berlinDate(deps.now())}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(text))
    },
  )

  routes.post(
    '/api/admin/subscribers/:id/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Deletes a newsletter address',
        params: numberedParamsSchema,
        querystring: languageQuerySchema,
        response: responses(nothingSchema, 400, 401, 404),
      },
    },
    async (request, reply) => {
      await removeSubscriber(deps, { id: request.params.id, account: accountOf(request).username })
      return reply.code(204).send()
    },
  )
}

const HEADER: Readonly<Record<Language, readonly string[]>> = {
  de: ['E-Mail', 'Sprache', 'Zustand', 'Einwilligung', 'Angefragt', 'Bestätigt'],
  en: ['E-mail', 'Language', 'State', 'Consent', 'Asked', 'Confirmed'],
  tr: ['E-posta', 'Dil', 'Durum', 'Onay metni', 'İstendi', 'Onaylandı'],
}
