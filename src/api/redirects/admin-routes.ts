import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendProblem } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { RouteProblem } from '#api/http/route.ts'
import { language, languageQuerySchema } from '#api/http/schema.ts'
import type { Language } from '#domain/language.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { importRedirects } from '#services/redirects/import-redirects.ts'
import { exportRedirects, listRedirects, removeRedirect } from '#services/redirects/redirects.ts'

/** A hundred thousand lines of 160 characters. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024
const MOST_PAGES = 100_000
const LONGEST_PATH = 2_000

const querySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
  search: z.string().max(200).default(''),
  language,
})

const pageSchema = z.strictObject({
  entries: z.array(z.strictObject({ path: z.string(), target: z.string().nullable(), createdAt: z.int() })),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})

const importedSchema = z.strictObject({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.array(z.strictObject({ line: z.int(), text: z.string(), code: z.string() })),
  refusedCount: z.int(),
})

const PATH = '/api/admin/redirects'

/** Old addresses that lead elsewhere on this site, or are gone. */
export function registerRedirects(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    PATH,
    {
      schema: {
        tags: ['administrator'],
        summary: 'Redirects by path',
        querystring: querySchema,
        response: responses(pageSchema, 400, 401),
      },
    },
    async ({ query: { page, search } }) => listRedirects(deps, { page, search }),
  )

  routes.get(
    `${PATH}/export`,
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['administrator'],
        summary: 'All redirects, as a CSV list that can be imported again',
        querystring: languageQuerySchema,
      },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', `attachment; filename="redirects_${berlinDate(deps.now())}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(exportRedirects(deps, HEADER[request.query.language]))),
  )

  routes.post(
    `${PATH}/import`,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags: ['administrator'],
        summary: 'Takes a list of redirects in: on each line the old path, then the new path or 410',
        querystring: languageQuerySchema,
        body: z.strictObject({ text: z.string() }),
        response: responses(importedSchema, 400, 401, 422),
      },
    },
    async (request, reply) => {
      const imported = await importRedirects(deps, {
        text: request.body.text,
        account: accountOf(request).username,
      })
      if (imported.kind === 'too-many') {
        return sendProblem(
          reply,
          new RouteProblem('redirects_too_many', { details: { limit: imported.limit } }),
        )
      }
      await deps.refreshRedirects?.()
      const { kind: _kind, ...counts } = imported
      return reply.send(counts)
    },
  )

  routes.post(
    `${PATH}/remove`,
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes a redirect away',
        querystring: languageQuerySchema,
        body: z.strictObject({ path: z.string().max(LONGEST_PATH * 3) }),
        response: responses(nothingSchema, 400, 401),
      },
    },
    async (request, reply) => {
      await removeRedirect(deps, { path: request.body.path, account: accountOf(request).username })
      await deps.refreshRedirects?.()
      return reply.code(204).send()
    },
  )
}

const HEADER: Readonly<Record<Language, readonly string[]>> = {
  de: ['Alter Pfad', 'Neuer Pfad oder 410'],
  en: ['Old path', 'New path or 410'],
  tr: ['Eski yol', 'Yeni yol veya 410'],
}
