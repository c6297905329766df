import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { berlinDate } from '#domain/berlin-day.ts'
import type { Language } from '#domain/language.ts'
import { exportSubscribers } from '#services/export-subscribers.ts'
import { listSubscribers } from '#services/list-subscribers.ts'
import { removeSubscriber } from '#services/remove-subscriber.ts'
import { answers } from '../answers.ts'
import { nothingSchema } from '../schemas/account.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { numberedParamsSchema } from '../schemas/outbox.ts'
import { subscriberPageSchema, subscribersQuerySchema } from '../schemas/subscribers.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

/** Who asked for the newsletter. */
export function registerSubscribers(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/subscribers',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Newsletter addresses, newest first',
        querystring: subscribersQuerySchema,
        response: answers(subscriberPageSchema, 400, 401),
      },
    },
    async ({ query: { page, state } }) => listSubscribers(deps, { page, state }),
  )

  calls.get(
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

  calls.post(
    '/api/admin/subscribers/:id/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Deletes a newsletter address',
        params: numberedParamsSchema,
        querystring: languageQuerySchema,
        response: answers(nothingSchema, 400, 401, 404),
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
