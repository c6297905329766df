import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminDeps } from '#services/admin-deps.ts'
import { changeSubmission, MAX_NOTE_LENGTH } from '#services/change-submission.ts'
import { listSubmissions } from '#services/list-submissions.ts'
import { answers } from '../answers.ts'
import { sendFaults } from '../problem.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import {
  submissionChangeSchema,
  submissionPageSchema,
  submissionParamsSchema,
  submissionSchema,
  submissionsQuerySchema,
} from '../schemas/submissions.ts'
import { accountOf } from './guard.ts'

/** The inbox: what people sent through the site's forms. */
export function registerSubmissions(app: FastifyInstance, deps: AdminDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/submissions',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The inbox, what is due first',
        querystring: submissionsQuerySchema,
        response: answers(submissionPageSchema, 400, 401),
      },
    },
    async ({ query: { page, kind, state, isTrapped } }) =>
      listSubmissions(deps, {
        page,
        kind,
        state,
        isTrapped: isTrapped === undefined ? undefined : isTrapped === 'true',
      }),
  )

  calls.patch(
    '/api/admin/submissions/:id',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Notes what becomes of a submission',
        params: submissionParamsSchema,
        querystring: languageQuerySchema,
        body: submissionChangeSchema,
        response: answers(submissionSchema, 400, 401, 404, 422),
      },
    },
    async (request, reply) => {
      const { note } = request.body
      if (note !== undefined && note.length > MAX_NOTE_LENGTH) {
        return sendFaults(reply, [{ field: 'note', code: 'too_long', limit: MAX_NOTE_LENGTH }])
      }
      const account = accountOf(request).username
      return changeSubmission(deps, { id: request.params.id, change: request.body, account })
    },
  )
}
