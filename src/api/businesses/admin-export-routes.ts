import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { sendCsv, sendZip } from '#api/http/send-file.ts'
import { DomainError } from '#domain/errors.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { type ExportInput, exportBusinesses } from '#services/businesses/export-businesses.ts'
import { filterOf } from './admin-filter.ts'
import { exportQuerySchema } from './admin-schema.ts'

/** The administrator's export, streamed (specification, section 7). */
export const exportRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/export',
    {
      summary: 'Businesses as CSV, also packed as .zip, which an import reads back',
      query: exportQuerySchema,
      answer: z.string(),
      isFile: true,
    },
    async ({ query }, { admin, reply }) => {
      const name = `businesses_export_${berlinDate(deps.now())}`
      const input = exportInputOf(query, deps.now())
      if (query.format === 'csv') return sendCsv(reply, name, await exportBusinesses(deps, admin, input))
      const zip = await exportBusinesses(deps, admin, { ...input, zippedAs: `${name}.csv` })
      return sendZip(reply, name, zip)
    },
  ),
]

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
