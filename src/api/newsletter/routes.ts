import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { httpRoute, route } from '#api/http/route.ts'
import { language } from '#api/http/schema.ts'
import { serve } from '#api/http/serve.ts'
import { formRoute } from '#api/submissions/form-route.ts'
import { SUBSCRIPTION_FORM } from '#domain/newsletter/subscription.ts'
import { subscribe, unsubscribeOneClick } from '#services/newsletter/subscription.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'

const unsubscribeQuerySchema = z.strictObject({ token: z.string(), language })

/** The newsletter: asking for it, and where mail programs lead that open the address for ending it. */
export const newsletterRoutes = (deps: FormDeps) => [
  formRoute(
    'POST /api/newsletter',
    SUBSCRIPTION_FORM,
    { summary: 'Asks for the newsletter; a mail asks for confirmation', problems: [503] },
    (envelope, form) => subscribe(deps, envelope, form),
  ),
  httpRoute(
    'GET /api/newsletter/unsubscribe',
    {
      summary: 'For mail programs that open the address instead: leads to the page that does it',
      query: unsubscribeQuerySchema,
      answer: z.undefined(),
    },
    ({ query }, { reply }) => reply.redirect(`/link/${encodeURIComponent(query.token)}`, 303),
  ),
]

/** Ending a subscription from a mail program; in a scope of its own, because it takes any body. */
export async function oneClickUnsubscribe(app: FastifyInstance, deps: FormDeps): Promise<void> {
  // Mail programs send 'List-Unsubscribe=One-Click' as one kind of form or the other; the token says it all.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
  serve(
    app,
    [
      route(
        'POST /api/newsletter/unsubscribe',
        {
          summary: 'Ends a subscription at once (RFC 8058)',
          query: unsubscribeQuerySchema,
          answer: z.strictObject({}),
          problems: [403, 404, 410],
        },
        async ({ query }) => {
          await unsubscribeOneClick(deps, query.token)
          return {}
        },
      ),
    ],
    { tag: 'forms' },
  )
}
