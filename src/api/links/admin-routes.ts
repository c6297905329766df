import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { startValidation } from '#services/links/start-validation.ts'
import { validationStatus } from '#services/links/validation-progress.ts'
import { startPhotoUpdate } from '#services/pictures/update-photos.ts'
import { validationStartedSchema, validationStatusSchema } from './schema.ts'

/** Whether what businesses point to is still there: their websites and their photos. */
export function registerValidation(app: FastifyInstance, deps: AdminDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/validation-status',
    {
      schema: {
        tags: ['administrator'],
        summary: 'How far the latest URL validation is; null while there was none',
        querystring: languageQuerySchema,
        response: responses(validationStatusSchema, 400, 401),
      },
    },
    async (_request, reply) => {
      const status = await validationStatus(deps)
      // Fastify takes a plain null for an empty answer.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(status))
    },
  )
  routes.post(
    '/api/admin/validate-urls',
    {
      schema: {
        tags: ['administrator'],
        summary: "Checks every public business's website",
        querystring: languageQuerySchema,
        response: responses(validationStartedSchema, 400, 401, 409),
      },
    },
    async request => {
      const account = accountOf(request).username
      return startValidation(deps, { account, language: request.query.language })
    },
  )
  routes.post(
    '/api/admin/update-photos',
    {
      schema: {
        tags: ['administrator'],
        summary: "Checks every public business's photos and looks for missing ones",
        querystring: languageQuerySchema,
        response: responses(jobStartedSchema, 400, 401, 409),
      },
    },
    async request => ({ jobId: await startPhotoUpdate(deps, accountOf(request).username) }),
  )
}
