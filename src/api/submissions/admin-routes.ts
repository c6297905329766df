import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { changeSubmission, listSubmissions, MAX_NOTE_LENGTH } from '#services/submissions/submissions.ts'
import {
  submissionChangeSchema,
  submissionPageSchema,
  submissionParamsSchema,
  submissionSchema,
  submissionsQuerySchema,
} from './admin-schema.ts'

/** The inbox: what people sent through the site's forms. */
export function registerSubmissions(app: FastifyInstance, deps: AdminDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/submissions',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The inbox, what is due first',
        querystring: submissionsQuerySchema,
        response: responses(submissionPageSchema, 400, 401),
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

  routes.patch(
    '/api/admin/submissions/:id',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Notes what becomes of a submission',
        params: submissionParamsSchema,
        querystring: languageQuerySchema,
        body: submissionChangeSchema,
        response: responses(submissionSchema, 400, 401, 404, 422),
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
