import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { followLink } from '#services/follow-link.ts'
import type { FormDeps } from '#services/form-deps.ts'
import { answers } from '../answers.ts'
import { followedLinkSchema, mailLinkBodySchema } from '../schemas/forms.ts'
import { languageQuerySchema } from '../schemas/language.ts'

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
        response: answers(followedLinkSchema, 400, 403, 404, 410),
      },
    },
    async ({ body: { token } }) => followLink(deps, token),
  )
}
