import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { CSV_HEADINGS } from '#api/http/csv-headings.ts'
import { RouteProblem } from '#api/http/route.ts'
import { pageOf, pageQueryOf } from '#api/http/schema.ts'
import { sendCsv } from '#api/http/send-file.ts'
import { REDIRECT_FAULTS } from '#domain/redirect/redirect-list.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { importRedirects } from '#services/redirects/import-redirects.ts'
import { exportRedirects, listRedirects, removeRedirect } from '#services/redirects/redirects.ts'

/** A hundred thousand lines of 160 characters. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024
const LONGEST_PATH = 2_000

const querySchema = pageQueryOf({ search: z.string().max(200).default('') })

const pageSchema = pageOf(
  z.strictObject({ path: z.string(), target: z.string().nullable(), createdAt: z.int() }),
)

const importedSchema = z.strictObject({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.array(z.strictObject({ line: z.int(), text: z.string(), code: z.enum(REDIRECT_FAULTS) })),
  refusedCount: z.int(),
})

/** Old addresses that lead elsewhere on this site, or are gone. */
export const redirectRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/redirects',
    { summary: 'Redirects by path', query: querySchema, answer: pageSchema },
    ({ query }) => listRedirects(deps, query),
  ),
  adminRoute(
    'GET /api/admin/redirects/export',
    { summary: 'All redirects, as a CSV list that can be imported again', answer: z.string(), isFile: true },
    ({ query }, { reply }) =>
      sendCsv(
        reply,
        `redirects_${berlinDate(deps.now())}`,
        exportRedirects(deps, CSV_HEADINGS[query.language].redirects),
      ),
  ),
  adminRoute(
    'POST /api/admin/redirects/import',
    {
      summary: 'Takes a list of redirects in: on each line the old path, then the new path or 410',
      body: z.strictObject({ text: z.string() }),
      answer: importedSchema,
      problems: [422],
      bodyLimit: BODY_LIMIT_BYTES,
    },
    async ({ body }, { admin }) => {
      const imported = await importRedirects(deps, { ...body, account: admin.username })
      if (imported.kind === 'too-many') {
        return new RouteProblem('redirects_too_many', { details: { limit: imported.limit } })
      }
      await deps.refreshRedirects?.()
      const { kind: _kind, ...counts } = imported
      return counts
    },
  ),
  adminRoute(
    'POST /api/admin/redirects/remove',
    {
      summary: 'Takes a redirect away',
      body: z.strictObject({ path: z.string().max(LONGEST_PATH * 3) }),
      answer: z.undefined(),
    },
    async ({ body }, { admin }) => {
      await removeRedirect(deps, { ...body, account: admin.username })
      await deps.refreshRedirects?.()
    },
  ),
]
