import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { responses } from '#api/http/responses.ts'
import { language, languageQuerySchema } from '#api/http/schema.ts'
import { envelopeOf } from '#api/submissions/envelope.ts'
import { subscriptionBodySchema } from '#api/submissions/report-schema.ts'
import { formResponses, sendReceived } from '#api/submissions/send-received.ts'
import { subscribe, unsubscribeOneClick } from '#services/newsletter/subscription.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'

const unsubscribeQuerySchema = z.strictObject({ token: z.string(), language })

/** The newsletter: asking for it, and ending it from a mail program. */
export function registerNewsletter(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/newsletter',
    {
      schema: {
        tags: ['forms'],
        summary: 'Asks for the newsletter; a mail asks for confirmation',
        querystring: languageQuerySchema,
        body: subscriptionBodySchema,
        response: formResponses(),
      },
    },
    async ({ body: { language, ticket, trap, email } }, reply) => {
      const envelope = envelopeOf(reply, { language, ticket, trap })
      return sendReceived(reply, await subscribe(deps, envelope, { email }))
    },
  )
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/newsletter/unsubscribe',
    {
      schema: {
        tags: ['forms'],
        summary: 'For mail programs that open the address instead: leads to the page that does it',
        querystring: unsubscribeQuerySchema,
      },
    },
    (request, reply) => reply.redirect(`/link/${encodeURIComponent(request.query.token)}`, 303),
  )
  app.register(async own => {
    acceptAnyBody(own)
    own.withTypeProvider<ZodTypeProvider>().post(
      '/api/newsletter/unsubscribe',
      {
        schema: {
          tags: ['forms'],
          summary: 'Ends a subscription at once (RFC 8058)',
          querystring: unsubscribeQuerySchema,
          response: responses(z.strictObject({}), 400, 403, 404, 410),
        },
      },
      async request => {
        await unsubscribeOneClick(deps, request.query.token)
        return {}
      },
    )
  })
}

/** Mail programs send 'List-Unsubscribe=One-Click' as one kind of form or the other; the token says it all. */
function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
}
