import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { berlinDate } from '#domain/berlin-day.ts'
import type { Language } from '#domain/language.ts'
import { exportAudit } from '#services/export-audit.ts'
import { listAudit } from '#services/list-audit.ts'
import { answers } from '../answers.ts'
import { auditExportQuerySchema, auditPageSchema, auditQuerySchema } from '../schemas/audit.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

/** What the administrators did, to read and to keep. */
export function registerAudit(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/audit',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The audit log, newest first, 50 entries a page',
        querystring: auditQuerySchema,
        response: answers(auditPageSchema, 400, 401),
      },
    },
    async request => {
      const { language: _spoken, ...query } = request.query
      const list = await listAudit(deps, query)
      return { ...list, entries: [...list.entries] }
    },
  )

  calls.get(
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
