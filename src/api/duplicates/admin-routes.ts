import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import {
  adminBusinessSchema,
  duplicatesSchema,
  mergeSchema,
  pairSchema,
} from '#api/businesses/admin-edit-schema.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { language, languageQuerySchema } from '#api/http/schema.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import { dismissDuplicate } from '#services/duplicates/dismiss-duplicate.ts'
import { listDuplicates } from '#services/duplicates/list-duplicates.ts'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'

const pageQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  language,
})

/** Businesses that are listed twice: the suggestions, and deciding about them. */
export function registerDuplicates(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/duplicates',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Pairs of businesses that look like one, surest first',
        querystring: pageQuerySchema,
        response: responses(duplicatesSchema, 400, 401),
      },
    },
    request => listDuplicates(deps, request.query.page),
  )

  routes.post(
    '/api/admin/duplicates/merge',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Makes one business of two',
        querystring: languageQuerySchema,
        body: mergeSchema,
        response: responses(adminBusinessSchema, 400, 401, 404, 409, 410),
      },
    },
    async request => {
      await mergeBusinesses(deps, { ...request.body, account: accountOf(request).username })
      return showAdminBusiness(deps, request.body.winnerId)
    },
  )

  routes.post(
    '/api/admin/duplicates/dismiss',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Keeps that two businesses are two',
        querystring: languageQuerySchema,
        body: pairSchema,
        response: responses(nothingSchema, 400, 401, 404, 409),
      },
    },
    async (request, reply) => {
      await dismissDuplicate(deps, { ...request.body, account: accountOf(request).username })
      return reply.code(204).send()
    },
  )
}
