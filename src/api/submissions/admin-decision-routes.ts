import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { refused } from '#api/http/route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { acceptCorrection } from '#services/corrections/accept-correction.ts'
import { approveListing } from '#services/submissions/approve-listing.ts'
import type { DecisionResult } from '#services/submissions/decision.ts'
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
import { submissionSchema } from './admin-schema.ts'

/** One submission: what helps to decide on it, and the decisions on listings and corrections. */
export const submissionDecisionRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/submissions/:id',
    {
      summary: 'A submission with what helps to decide on it',
      params: idParamsSchema,
      answer: submissionDetailSchema,
      problems: [404],
    },
    async ({ params: { id }, query: { language } }) => ({
      ...(await showSubmission(deps, { id, language })),
      hasMailServer: deps.hasMailServer(),
    }),
  ),
  adminRoute(
    'POST /api/admin/submissions/:id/approve',
    {
      summary: 'Lists a submitted business',
      params: idParamsSchema,
      body: approvalSchema,
      answer: approvedSchema,
      problems: [404, 409, 422],
    },
    async ({ params, body }, { admin }) => {
      const { id } = params
      const { listing } = body
      const result = await approveListing(deps, { id, listing, account: admin.username })
      if (result.kind === 'faults') return refused(result.faults)
      return { businessId: result.businessId, isNew: result.isNew }
    },
  ),
  adminRoute(
    'POST /api/admin/submissions/:id/accept',
    {
      summary: 'Takes over fields of a correction',
      params: idParamsSchema,
      body: acceptanceSchema,
      answer: submissionSchema,
      problems: [404, 409, 410, 422],
    },
    async ({ params, body }, { admin }) =>
      answered(await acceptCorrection(deps, { ...params, ...body, account: admin.username })),
  ),
  adminRoute(
    'POST /api/admin/submissions/:id/reject',
    {
      summary: 'Refuses a listing or a correction',
      params: idParamsSchema,
      body: answerSchema,
      answer: submissionSchema,
      problems: [404, 409, 410, 422],
    },
    async ({ params, body }, { admin }) =>
      answered(await rejectSubmission(deps, { ...params, ...body, account: admin.username })),
  ),
  adminRoute(
    'POST /api/admin/submissions/:id/reply',
    {
      summary: 'Mails an answer',
      params: idParamsSchema,
      body: answerSchema,
      answer: submissionSchema,
      problems: [404, 409, 410, 422],
    },
    async ({ params, body }, { admin }) =>
      answered(await replyToSubmission(deps, { ...params, ...body, account: admin.username })),
  ),
]

function answered(decision: DecisionResult) {
  return decision.kind === 'faults' ? refused(decision.faults) : decision.submission
}
