import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { followedLinkSchema, mailLinkBodySchema } from '#api/submissions/schema.ts'
import { followLink } from '#services/submissions/follow-link.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'

/** Links in mails: what following one does. */
export function registerLinks(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/mail-links',
    {
      schema: {
        tags: ['forms'],
        summary: 'Does what a link in a mail is for; safe to repeat',
        querystring: languageQuerySchema,
        body: mailLinkBodySchema,
        response: responses(followedLinkSchema, 400, 403, 404, 410),
      },
    },
    async ({ body: { token } }) => followLink(deps, token),
  )
}
