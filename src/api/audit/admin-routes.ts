import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { CSV_HEADINGS } from '#api/http/csv-headings.ts'
import { sendCsv } from '#api/http/send-file.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { exportAudit } from '#services/audit/export-audit.ts'
import { listAudit } from '#services/audit/list-audit.ts'
import { auditExportQuerySchema, auditPageSchema, auditQuerySchema } from './schema.ts'

/** What the administrators did, to read and to keep. */
export const auditRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/audit',
    {
      summary: 'The audit log, newest first, 50 entries a page',
      query: auditQuerySchema,
      answer: auditPageSchema,
    },
    ({ query }) => listAudit(deps, query),
  ),
  adminRoute(
    'GET /api/admin/audit/export',
    { summary: 'The audit log as CSV', query: auditExportQuerySchema, answer: z.string(), isFile: true },
    async ({ query }, { admin, reply }) => {
      const { language, ...filter } = query
      const text = await exportAudit(deps, admin, { ...filter, header: CSV_HEADINGS[language].audit })
      return sendCsv(reply, `audit_${berlinDate(deps.now())}`, text)
    },
  ),
]
