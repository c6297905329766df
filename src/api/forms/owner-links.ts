import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { askOwnerLink } from '#services/ask-owner-link.ts'
import type { FormDeps } from '#services/form-deps.ts'
import { ownerLinkBodySchema } from '../schemas/forms.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { envelopeOf } from './envelope.ts'
import { formAnswers, sendReceived } from './send-received.ts'

/** Links for owners, mailed to the address on file. */
export function registerOwnerLinks(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/owner-links',
    {
      schema: {
        tags: ['forms'],
        summary:
          'Mails a link to the owner of a business; the same answer whether or not the address is on file',
        querystring: languageQuerySchema,
        body: ownerLinkBodySchema,
        response: formAnswers(404, 410),
      },
    },
    async ({ body: { language, ticket, trap, ...form } }, reply) => {
      const asked = await askOwnerLink(deps, envelopeOf(reply, { language, ticket, trap }), form)
      return sendReceived(
        reply,
        asked.kind === 'asked' ? { kind: 'received', number: '', isMailed: true } : asked,
      )
    },
  )
}
