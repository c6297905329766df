import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { refused } from '#api/http/route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { asDownload } from '#api/http/send-file.ts'
import { DECISION_ACTIONS } from '#domain/submission/decision.ts'
import { collectPersonData } from '#services/privacy/collect-person-data.ts'
import { decideSubmission } from '#services/submissions/decide-submission.ts'
import { submissionSchema } from './admin-schema.ts'

const decisionSchema = z.strictObject({
  isActedOn: z.boolean(),
  /** How many are too many is told as a fault. */
  businessIds: z.array(z.int().min(1)).max(1000),
  action: z.enum(DECISION_ACTIONS),
  alsoPhone: z.boolean(),
  text: z.string(),
})

/** Deciding on reports, notices and privacy requests. */
export const reportDecisionRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'POST /api/admin/submissions/:id/decide',
    {
      summary: 'Decides on a report, a notice or a privacy request, and mails the decision',
      params: idParamsSchema,
      body: decisionSchema,
      answer: submissionSchema,
      problems: [404, 409, 422],
    },
    async ({ params, body }, { admin }) => {
      const decided = await decideSubmission(deps, { ...params, ...body, account: admin.username })
      return decided.kind === 'faults' ? refused(decided.faults) : decided.submission
    },
  ),
  adminRoute(
    'GET /api/admin/submissions/:id/person-data',
    {
      summary: 'Everything that is stored about the sender of a submission, as JSON',
      params: idParamsSchema,
      answer: z.record(z.string(), z.unknown()),
      problems: [404],
      isFile: true,
    },
    async ({ params: { id } }, { admin, reply }) => {
      const data = await collectPersonData(deps, { id, account: admin.username })
      const file = { name: `person-data_E-${id}.json`, type: 'application/json; charset=utf-8' }
      return asDownload(reply, file).send(JSON.stringify(data, null, 2))
    },
  ),
]
