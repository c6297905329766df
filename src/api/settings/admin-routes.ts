import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults, sendProblem } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { RouteProblem } from '#api/http/route.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { saveSettings, switchCodeOff } from '#services/settings/save-settings.ts'
import { listCodeVersions, siteSettings } from '#services/settings/site-settings.ts'
import {
  adminSettingsOf,
  adminSettingsSchema,
  bodyNameOf,
  settingsChangeOf,
  settingsChangeSchema,
} from './admin-schema.ts'
import { publicSettingsOf } from './routes.ts'
import { publicSettingsSchema } from './schema.ts'

/** Two codes of 200,000 characters, each of which JSON may write as up to six bytes. */
const BODY_LIMIT_BYTES = 3 * 1024 * 1024

const codeVersionsSchema = z.array(
  z.strictObject({
    id: z.int(),
    at: z.int(),
    account: z.string(),
    head_code: z.string(),
    footer_code: z.string(),
  }),
)

/** The settings of the site, and the code that every public page carries. */
export function registerSettings(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/settings',
    {
      config: { access: 'public' },
      schema: {
        tags: ['administrator'],
        summary: 'The settings; without a session only the code of every page',
        querystring: languageQuerySchema,
        response: responses(z.union([adminSettingsSchema, publicSettingsSchema])),
      },
    },
    async (request, reply) => {
      reply.header('vary', 'cookie')
      if (request.account !== null) return adminSettingsOf(await siteSettings(deps.store))
      reply.header('cache-control', 'no-cache')
      return publicSettingsOf(deps.settings())
    },
  )

  routes.post(
    '/api/admin/settings/bulk',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags: ['administrator'],
        summary: 'Changes any part of the settings; other code needs the own password too',
        querystring: languageQuerySchema,
        body: settingsChangeSchema,
        response: responses(adminSettingsSchema, 400, 403, 422),
      },
    },
    async (request, reply) => {
      const { password } = request.body
      const change = settingsChangeOf(request.body)
      const saved = await saveSettings(deps, { account: accountOf(request), change, password })
      if (saved.kind === 'refused') {
        return sendFaults(
          reply,
          saved.faults.map(fault => ({ ...fault, field: bodyNameOf(fault.field) })),
        )
      }
      if (saved.kind === 'impossible') {
        return sendProblem(
          reply,
          new RouteProblem('settings_invalid', { details: { field: bodyNameOf(saved.field) } }),
        )
      }
      await deps.refresh()
      return adminSettingsOf(saved.settings)
    },
  )

  routes.get(
    '/api/admin/settings/code-versions',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Head and footer code as it was, newest first',
        querystring: languageQuerySchema,
        response: responses(codeVersionsSchema),
      },
    },
    () => listCodeVersions(deps),
  )

  routes.post(
    '/api/admin/settings/code-off',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes head and footer code off every page at once',
        querystring: languageQuerySchema,
        response: responses(adminSettingsSchema),
      },
    },
    async request => {
      const settings = await switchCodeOff(deps, accountOf(request).username)
      await deps.refresh()
      return adminSettingsOf(settings)
    },
  )
}
