import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { dismissDuplicate } from '#services/dismiss-duplicate.ts'
import { listDuplicates } from '#services/list-duplicates.ts'
import { mergeBusinesses } from '#services/merge-businesses.ts'
import { showAdminBusiness } from '#services/show-admin-business.ts'
import { answers } from '../answers.ts'
import { nothingSchema } from '../schemas/account.ts'
import { adminBusinessSchema, duplicatesSchema, mergeSchema, pairSchema } from '../schemas/business-edit.ts'
import { language, languageQuerySchema } from '../schemas/language.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

const pageQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  language,
})

/** Businesses that are listed twice: the suggestions, and deciding about them. */
export function registerDuplicates(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/duplicates',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Pairs of businesses that look like one, surest first',
        querystring: pageQuerySchema,
        response: answers(duplicatesSchema, 400, 401),
      },
    },
    request => listDuplicates(deps, request.query.page),
  )

  calls.post(
    '/api/admin/duplicates/merge',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Makes one business of two',
        querystring: languageQuerySchema,
        body: mergeSchema,
        response: answers(adminBusinessSchema, 400, 401, 404, 409, 410),
      },
    },
    async request => {
      await mergeBusinesses(deps, { ...request.body, account: accountOf(request).username })
      return showAdminBusiness(deps, request.body.winnerId)
    },
  )

  calls.post(
    '/api/admin/duplicates/dismiss',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Keeps that two businesses are two',
        querystring: languageQuerySchema,
        body: pairSchema,
        response: answers(nothingSchema, 400, 401, 404, 409),
      },
    },
    async (request, reply) => {
      await dismissDuplicate(deps, { ...request.body, account: accountOf(request).username })
      return reply.code(204).send()
    },
  )
}
