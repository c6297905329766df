import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { submitReport } from '#services/submissions/submit-report.ts'
import { envelopeOf } from './envelope.ts'
import { reportBodySchema } from './report-schema.ts'
import { formResponses, sendReceived } from './send-received.ts'

/** Wrong data, closed and missing businesses, and notices of illegal content (Art. 16 DSA). */
export function registerReports(app: FastifyInstance, deps: FormDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/reports',
    {
      schema: {
        tags: ['forms'],
        summary: 'Reports what is wrong with an entry',
        querystring: languageQuerySchema,
        body: reportBodySchema,
        response: formResponses(),
      },
    },
    async ({ body: { language, ticket, trap, ...report } }, reply) => {
      const envelope = envelopeOf(reply, { language, ticket, trap })
      return sendReceived(reply, await submitReport(deps, envelope, report))
    },
  )
}
