import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { listAdminBusinesses } from '#services/list-admin-businesses.ts'
import { answers } from '../answers.ts'
import { adminBusinessesQuerySchema, adminBusinessPageSchema } from '../schemas/admin-businesses.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { filterOf } from './business-filter.ts'

/** The administrator's table of businesses (specification, section 7). */
export function registerBusinessTable(app: FastifyInstance, deps: AdminCallDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/businesses',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Businesses, filtered and sorted; hidden ones too, removed ones when asked for',
        querystring: adminBusinessesQuerySchema,
        response: answers(adminBusinessPageSchema, 400, 401),
      },
    },
    async (request, reply) => {
      const { page, limit, sortBy, sortOrder } = request.query
      const filter = filterOf(request.query, deps.now())
      const list = await listAdminBusinesses(deps, { ...filter, page, limit, sortBy, sortOrder })
      return reply.send({ ...list, businesses: [...list.businesses] })
    },
  )
}
