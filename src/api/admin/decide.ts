import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { decideSubmission } from '#services/decide-submission.ts'
import { personData } from '#services/person-data.ts'
import { answers } from '../answers.ts'
import { sendFaults } from '../problem.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { submissionParamsSchema, submissionSchema } from '../schemas/submissions.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

const decisionSchema = z.strictObject({
  isActedOn: z.boolean(),
  /** How many are too many is told as a fault. */
  businessIds: z.array(z.int().min(1)).max(1000),
  deed: z.enum(['none', 'hide', 'remove']),
  alsoPhone: z.boolean(),
  text: z.string(),
})

/** Deciding on reports, notices and privacy requests. */
export function registerDecisions(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.post(
    '/api/admin/submissions/:id/decide',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Decides on a report, a notice or a privacy request, and mails the decision',
        params: submissionParamsSchema,
        querystring: languageQuerySchema,
        body: decisionSchema,
        response: answers(submissionSchema, 400, 401, 404, 409, 422),
      },
    },
    async (request, reply) => {
      const by = { id: request.params.id, account: accountOf(request).username }
      const decided = await decideSubmission(deps, { ...request.body, ...by })
      return decided.kind === 'faults' ? sendFaults(reply, decided.faults) : decided.submission
    },
  )

  calls.get(
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
      const data = await personData(deps, { id, account: accountOf(request).username })
      return reply
        .header('content-disposition', `attachment; filename="person-data_E-${id}.json"`)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2))
    },
  )
}
