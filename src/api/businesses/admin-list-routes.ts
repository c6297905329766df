import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { responses } from '#api/http/responses.ts'
import { listAdminBusinesses } from '#services/businesses/list-admin-businesses.ts'
import { filterOf } from './admin-filter.ts'
import { adminBusinessesQuerySchema, adminBusinessPageSchema } from './admin-schema.ts'

/** The administrator's table of businesses (specification, section 7). */
export function registerAdminBusinessList(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/businesses',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Businesses, filtered and sorted; hidden ones too, removed ones when asked for',
        querystring: adminBusinessesQuerySchema,
        response: responses(adminBusinessPageSchema, 400, 401),
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
