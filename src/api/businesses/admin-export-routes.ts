import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { DomainError } from '#domain/errors.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { type ExportInput, exportBusinesses } from '#services/businesses/export-businesses.ts'
import { filterOf } from './admin-filter.ts'
import { exportQuerySchema } from './admin-schema.ts'

/** The administrator's export, streamed (specification, section 7). */
export function registerExport(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/export',
    {
      // It is written down as a download, and asking for its headers is none.
      exposeHeadRoute: false,
      schema: {
        tags: ['administrator'],
        summary: 'Businesses as CSV, which an import reads back',
        querystring: exportQuerySchema,
      },
    },
    async (request, reply) => {
      const input = exportInputOf(request.query, deps.now())
      const text = await exportBusinesses(deps, accountOf(request), input)
      return reply
        .header(
          'content-disposition',
          `attachment; filename="businesses_export_${berlinDate(deps.now())}.csv"`,
        )
        .type('text/csv; charset=utf-8')
        .send(Readable.from(text))
    },
  )
}

/** With a date and without a range, the date decides, whatever `type` says. */
function exportInputOf(query: z.output<typeof exportQuerySchema>, now: number): ExportInput {
  const { type, businessType, start, end, sortBy, sortOrder } = query
  const separator = query.separator === ',' || query.separator === 'comma' ? ',' : ';'
  const filter = filterOf({ ...query, type: businessType }, now)
  const list: ExportInput = { filter, sortBy, sortOrder, separator }
  if (type === 'date' && filter.date === undefined) throw new DomainError('date_required')
  if (type !== 'range') return list
  if (start === undefined || end === undefined) throw new DomainError('range_required')
  if (start > end) throw new DomainError('query_invalid', { reason: `start: ${start} > ${end}` })
  return { ...list, range: { start, end } }
}
