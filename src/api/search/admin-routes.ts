import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { CSV_HEADINGS } from '#api/http/csv-headings.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { withProposals } from '#services/search/propose-trades.ts'
import { exportSearches, searchReport } from '#services/search/search-report.ts'
import { searchExportQuerySchema, searchReportQuerySchema, shownSearchReportSchema } from './admin-schema.ts'

/** What visitors search for. */
export const searchReportRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/searches',
    {
      summary: 'What was searched for in the last 7, 30 or 90 days; what is rare only as a sum',
      query: searchReportQuerySchema,
      answer: shownSearchReportSchema,
    },
    async ({ query: { days, language } }) => ({
      ...(await withProposals(await searchReport(deps, { days }), language)),
      isOn: deps.settings().logsSearches,
    }),
  ),
  adminRoute(
    'GET /api/admin/searches/export',
    {
      summary: 'One list of the searches as CSV',
      query: searchExportQuerySchema,
      answer: z.string(),
      isFile: true,
    },
    async ({ query }, { admin, reply }) => {
      const { language, list, days } = query
      const { username: account } = admin
      const text = await exportSearches(deps, { list, days, account, header: CSV_HEADINGS[language].search })
      const name = `searches_${list}_${berlinDate(deps.now())}.csv`
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/csv; charset=utf-8')
        .send(text)
    },
  ),
]
