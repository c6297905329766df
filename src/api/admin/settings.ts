import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listCodeVersions } from '#services/code-versions.ts'
import { saveSettings, switchCodeOff } from '#services/save-settings.ts'
import { siteSettings } from '#services/site-settings.ts'
import { answers } from '../answers.ts'
import { sendFaults, sendProblem } from '../problem.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { publicSettingsSchema } from '../schemas/lists.ts'
import {
  adminSettingsOf,
  adminSettingsSchema,
  bodyNameOf,
  settingsChangeOf,
  settingsChangeSchema,
} from '../schemas/settings.ts'
import { publicSettingsOf } from '../settings.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'

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
export function registerSettings(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/settings',
    {
      config: { access: 'public' },
      schema: {
        tags: ['administrator'],
        summary: 'The settings; without a session only the code of every page',
        querystring: languageQuerySchema,
        response: answers(z.union([adminSettingsSchema, publicSettingsSchema])),
      },
    },
    async (request, reply) => {
      reply.header('vary', 'cookie')
      if (request.account !== null) return adminSettingsOf(await siteSettings(deps.store))
      reply.header('cache-control', 'no-cache')
      return publicSettingsOf(deps.settings())
    },
  )

  calls.post(
    '/api/admin/settings/bulk',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags: ['administrator'],
        summary: 'Changes any part of the settings; other code needs the own password too',
        querystring: languageQuerySchema,
        body: settingsChangeSchema,
        response: answers(adminSettingsSchema, 400, 403, 422),
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
        return sendProblem(reply, 'settings_invalid', { field: bodyNameOf(saved.field) })
      }
      await deps.refresh()
      return adminSettingsOf(saved.settings)
    },
  )

  calls.get(
    '/api/admin/settings/code-versions',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Head and footer code as it was, newest first',
        querystring: languageQuerySchema,
        response: answers(codeVersionsSchema),
      },
    },
    () => listCodeVersions(deps),
  )

  calls.post(
    '/api/admin/settings/code-off',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Takes head and footer code off every page at once',
        querystring: languageQuerySchema,
        response: answers(adminSettingsSchema),
      },
    },
    async request => {
      const settings = await switchCodeOff(deps, accountOf(request).username)
      await deps.refresh()
      return adminSettingsOf(settings)
    },
  )
}
