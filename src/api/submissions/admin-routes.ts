import { adminRoute } from '#api/http/admin-route.ts'
import { refused } from '#api/http/route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import { NOTE_FORM } from '#domain/submission/decision.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { changeSubmission, listSubmissions } from '#services/submissions/submissions.ts'
import {
  submissionChangeSchema,
  submissionPageSchema,
  submissionSchema,
  submissionsQuerySchema,
} from './admin-schema.ts'

/** The inbox: what people sent through the site's forms. */
export const inboxRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/submissions',
    { summary: 'The inbox, what is due first', query: submissionsQuerySchema, answer: submissionPageSchema },
    ({ query }) => listSubmissions(deps, query),
  ),
  adminRoute(
    'PATCH /api/admin/submissions/:id',
    {
      summary: 'Notes what becomes of a submission',
      params: idParamsSchema,
      body: submissionChangeSchema,
      answer: submissionSchema,
      problems: [404, 422],
    },
    ({ params, body }, { admin }) => {
      const faults = formFaults(NOTE_FORM, body)
      if (faults.length > 0) return refused(faults)
      return changeSubmission(deps, { id: params.id, change: body, account: admin.username })
    },
  ),
]
