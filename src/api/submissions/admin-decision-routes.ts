import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { acceptCorrection } from '#services/corrections/accept-correction.ts'
import { approveListing } from '#services/submissions/approve-listing.ts'
import type { DecisionDeps, DecisionResult } from '#services/submissions/decision.ts'
import { rejectSubmission } from '#services/submissions/reject-submission.ts'
import { replyToSubmission } from '#services/submissions/reply-to-submission.ts'
import { showSubmission } from '#services/submissions/show-submission.ts'
import {
  acceptanceSchema,
  answerSchema,
  approvalSchema,
  approvedSchema,
  submissionDetailSchema,
} from './admin-decision-schema.ts'
import { submissionParamsSchema, submissionSchema } from './admin-schema.ts'

const PATH = '/api/admin/submissions/:id'

/** One submission: what helps to decide on it, and the decisions on listings and corrections. */
export function registerSubmissionDecisions(
  app: FastifyInstance,
  deps: DecisionDeps & Pick<AdminDeps, 'dataDir'>,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const one = {
    tags: ['administrator'],
    params: submissionParamsSchema,
    querystring: languageQuerySchema,
  }
  const decision = { ...one, response: responses(submissionSchema, 400, 401, 403, 404, 409, 410, 422) }

  routes.get(
    PATH,
    {
      schema: {
        ...one,
        summary: 'A submission with what helps to decide on it',
        response: responses(submissionDetailSchema, 400, 401, 404),
      },
    },
    async ({ params: { id }, query: { language } }) => showSubmission(deps, { id, language }),
  )

  routes.post(
    `${PATH}/approve`,
    {
      schema: {
        ...one,
        summary: 'Lists a submitted business',
        body: approvalSchema,
        response: responses(approvedSchema, 400, 401, 403, 404, 409, 422),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { listing } = request.body
      const result = await approveListing(deps, { id, listing, account: accountOf(request).username })
      if (result.kind === 'faults') return sendFaults(reply, result.faults)
      return { businessId: result.businessId, isNew: result.isNew }
    },
  )

  routes.post(
    `${PATH}/accept`,
    { schema: { ...decision, summary: 'Takes over fields of a correction', body: acceptanceSchema } },
    async (request, reply) => {
      const action = { ...request.params, ...request.body, account: accountOf(request).username }
      return answered(reply, await acceptCorrection(deps, action))
    },
  )

  routes.post(
    `${PATH}/reject`,
    { schema: { ...decision, summary: 'Refuses a listing or a correction', body: answerSchema } },
    async (request, reply) => {
      const action = { ...request.params, ...request.body, account: accountOf(request).username }
      return answered(reply, await rejectSubmission(deps, action))
    },
  )

  routes.post(
    `${PATH}/reply`,
    { schema: { ...decision, summary: 'Mails an answer', body: answerSchema } },
    async (request, reply) => {
      const action = { ...request.params, ...request.body, account: accountOf(request).username }
      return answered(reply, await replyToSubmission(deps, action))
    },
  )
}

function answered(reply: FastifyReply, decision: DecisionResult): FastifyReply {
  return decision.kind === 'faults' ? sendFaults(reply, decision.faults) : reply.send(decision.submission)
}
