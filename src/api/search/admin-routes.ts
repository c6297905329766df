import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import type { Language } from '#domain/language.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { exportSearches, searchReport } from '#services/search/search-report.ts'
import { searchExportQuerySchema, searchReportQuerySchema, searchReportSchema } from './admin-schema.ts'

/** What visitors search for. */
export function registerSearches(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/searches',
    {
      schema: {
        tags: ['administrator'],
        summary: 'What was searched for in the last 7, 30 or 90 days; what is rare only as a sum',
        querystring: searchReportQuerySchema,
        response: responses(searchReportSchema, 400, 401),
      },
    },
    async ({ query: { days } }) => ({
      ...(await searchReport(deps, { days })),
      isOn: deps.settings().logsSearches,
    }),
  )

  routes.get(
    '/api/admin/searches/export',
    {
      // It is written down as a download, and asking for its headers is none.
      exposeHeadRoute: false,
      schema: {
        tags: ['administrator'],
        summary: 'One list of the searches as CSV',
        querystring: searchExportQuerySchema,
      },
    },
    async (request, reply) => {
      const { language, list, days } = request.query
      const { username: account } = accountOf(request)
      const text = await exportSearches(deps, { list, days, account, header: HEADER[language] })
      const name = `searches_${list}_${berlinDate(deps.now())}.csv`
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/csv; charset=utf-8')
        .send(text)
    },
  )
}

const HEADER: Readonly<Record<Language, readonly string[]>> = {
  de: ['Suche', 'Ort', 'Sprachen', 'Suchen', 'Davon ohne Treffer', 'Davon berichtigt', 'Gelesen als'],
  en: ['Query', 'Place', 'Languages', 'Searches', 'Without results', 'Corrected', 'Read as'],
  tr: ['Arama', 'Yer', 'Diller', 'Arama sayısı', 'Sonuçsuz', 'Düzeltilen', 'Okunuşu'],
}
