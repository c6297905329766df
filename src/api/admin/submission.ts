import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { acceptCorrection } from '#services/accept-correction.ts'
import type { AdminDeps } from '#services/admin-deps.ts'
import { approveListing, type DecisionDeps } from '#services/approve-listing.ts'
import { type Decision, rejectSubmission } from '#services/reject-submission.ts'
import { replyToSubmission } from '#services/reply-to-submission.ts'
import { showSubmission } from '#services/show-submission.ts'
import { answers } from '../answers.ts'
import { sendFaults } from '../problem.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import {
  acceptanceSchema,
  answerSchema,
  approvalSchema,
  approvedSchema,
  submissionDetailSchema,
} from '../schemas/submission-decisions.ts'
import { submissionParamsSchema, submissionSchema } from '../schemas/submissions.ts'
import { accountOf } from './guard.ts'

const PATH = '/api/admin/submissions/:id'

/** One submission: what helps to decide on it, and the decisions on listings and corrections. */
export function registerSubmission(
  app: FastifyInstance,
  deps: DecisionDeps & Pick<AdminDeps, 'dataDir'>,
): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()
  const one = {
    tags: ['administrator'],
    params: submissionParamsSchema,
    querystring: languageQuerySchema,
  }
  const decision = { ...one, response: answers(submissionSchema, 400, 401, 403, 404, 409, 410, 422) }

  calls.get(
    PATH,
    {
      schema: {
        ...one,
        summary: 'A submission with what helps to decide on it',
        response: answers(submissionDetailSchema, 400, 401, 404),
      },
    },
    async ({ params: { id }, query: { language } }) => showSubmission(deps, { id, language }),
  )

  calls.post(
    `${PATH}/approve`,
    {
      schema: {
        ...one,
        summary: 'Lists a submitted business',
        body: approvalSchema,
        response: answers(approvedSchema, 400, 401, 403, 404, 409, 422),
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

  calls.post(
    `${PATH}/accept`,
    { schema: { ...decision, summary: 'Takes over fields of a correction', body: acceptanceSchema } },
    async (request, reply) => {
      const deed = { ...request.params, ...request.body, account: accountOf(request).username }
      return answered(reply, await acceptCorrection(deps, deed))
    },
  )

  calls.post(
    `${PATH}/reject`,
    { schema: { ...decision, summary: 'Refuses a listing or a correction', body: answerSchema } },
    async (request, reply) => {
      const deed = { ...request.params, ...request.body, account: accountOf(request).username }
      return answered(reply, await rejectSubmission(deps, deed))
    },
  )

  calls.post(
    `${PATH}/reply`,
    { schema: { ...decision, summary: 'Mails an answer', body: answerSchema } },
    async (request, reply) => {
      const deed = { ...request.params, ...request.body, account: accountOf(request).username }
      return answered(reply, await replyToSubmission(deps, deed))
    },
  )
}

function answered(reply: FastifyReply, decision: Decision): FastifyReply {
  return decision.kind === 'faults' ? sendFaults(reply, decision.faults) : reply.send(decision.submission)
}
