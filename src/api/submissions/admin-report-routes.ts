import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { collectPersonData } from '#services/privacy/collect-person-data.ts'
import { decideSubmission } from '#services/submissions/decide-submission.ts'
import { submissionParamsSchema, submissionSchema } from './admin-schema.ts'

const decisionSchema = z.strictObject({
  isActedOn: z.boolean(),
  /** How many are too many is told as a fault. */
  businessIds: z.array(z.int().min(1)).max(1000),
  deed: z.enum(['none', 'hide', 'remove']),
  alsoPhone: z.boolean(),
  text: z.string(),
})

/** Deciding on reports, notices and privacy requests. */
export function registerReportDecisions(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/admin/submissions/:id/decide',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Decides on a report, a notice or a privacy request, and mails the decision',
        params: submissionParamsSchema,
        querystring: languageQuerySchema,
        body: decisionSchema,
        response: responses(submissionSchema, 400, 401, 404, 409, 422),
      },
    },
    async (request, reply) => {
      const by = { id: request.params.id, account: accountOf(request).username }
      const decided = await decideSubmission(deps, { ...request.body, ...by })
      return decided.kind === 'faults' ? sendFaults(reply, decided.faults) : decided.submission
    },
  )

  routes.get(
    '/api/admin/submissions/:id/person-data',
    {
      // It is written down as a download, and asking for its headers is none.
      exposeHeadRoute: false,
      schema: {
        tags: ['administrator'],
        summary: 'Everything that is kept about whoever sent a submission, as JSON',
        params: submissionParamsSchema,
        querystring: languageQuerySchema,
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const data = await collectPersonData(deps, { id, account: accountOf(request).username })
      return reply
        .header('content-disposition', `attachment; filename="person-data_E-${id}.json"`)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2))
    },
  )
}
