import { adminRoute } from '#api/http/admin-route.ts'
import { refused } from '#api/http/route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { changeSubmission, listSubmissions, MAX_NOTE_LENGTH } from '#services/submissions/submissions.ts'
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
    ({ query: { page, kind, state, isTrapped, search } }) =>
      listSubmissions(deps, { page, kind, state, isTrapped, search }),
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
      const { note } = body
      if (note !== undefined && note.length > MAX_NOTE_LENGTH) {
        return refused([{ field: 'note', code: 'too_long', limit: MAX_NOTE_LENGTH }])
      }
      const account = admin.username
      return changeSubmission(deps, { id: params.id, change: body, account })
    },
  ),
]
