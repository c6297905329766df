import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { languageQuerySchema } from '#api/http/schema.ts'
import { requestOwnerLink } from '#services/corrections/owner-links.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { envelopeOf } from './envelope.ts'
import { ownerLinkBodySchema } from './schema.ts'
import { formResponses, sendReceived } from './send-received.ts'

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
        response: formResponses(404, 410),
      },
    },
    async ({ body: { language, ticket, trap, ...form } }, reply) => {
      const asked = await requestOwnerLink(deps, envelopeOf(reply, { language, ticket, trap }), form)
      return sendReceived(
        reply,
        asked.kind === 'asked' ? { kind: 'received', number: '', isMailed: true } : asked,
      )
    },
  )
}
