import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import type { Language } from '#domain/language.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { exportAudit } from '#services/audit/export-audit.ts'
import { listAudit } from '#services/audit/list-audit.ts'
import { auditExportQuerySchema, auditPageSchema, auditQuerySchema } from './schema.ts'

/** What the administrators did, to read and to keep. */
export function registerAudit(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/audit',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The audit log, newest first, 50 entries a page',
        querystring: auditQuerySchema,
        response: responses(auditPageSchema, 400, 401),
      },
    },
    async request => {
      const { language: _spoken, ...query } = request.query
      const list = await listAudit(deps, query)
      return { ...list, entries: [...list.entries] }
    },
  )

  routes.get(
    '/api/admin/audit/export',
    {
      // It is written down as a download, and asking for its headers is none.
      exposeHeadRoute: false,
      schema: {
        tags: ['administrator'],
        summary: 'The audit log as CSV',
        querystring: auditExportQuerySchema,
      },
    },
    async (request, reply) => {
      const { language, ...filter } = request.query
      const text = await exportAudit(deps, accountOf(request), { ...filter, header: HEADER[language] })
      return reply
        .header('content-disposition', `attachment; filename="audit_${berlinDate(deps.now())}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(text))
    },
  )
}

const HEADER: Readonly<Record<Language, readonly string[]>> = {
  de: ['Nummer', 'Zeitpunkt', 'Konto', 'Vorgang', 'Betrifft', 'Einzelheiten'],
  en: ['Number', 'Time', 'Account', 'Action', 'Subject', 'Details'],
  tr: ['Numara', 'Zaman', 'Hesap', 'İşlem', 'Konu', 'Ayrıntılar'],
}
