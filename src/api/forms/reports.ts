import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FormDeps } from '#services/form-deps.ts'
import { submitReport } from '#services/submit-report.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { reportBodySchema } from '../schemas/reports.ts'
import { envelopeOf } from './envelope.ts'
import { formAnswers, sendReceived } from './send-received.ts'

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
        response: formAnswers(),
      },
    },
    async ({ body: { language, ticket, trap, ...report } }, reply) => {
      const envelope = envelopeOf(reply, { language, ticket, trap })
      return sendReceived(reply, await submitReport(deps, envelope, report))
    },
  )
}
