import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { httpRoute, refused } from '#api/http/route.ts'
import { bodyOf, valuesOf, wirePath } from '#domain/form/form-body.ts'
import { MAP_FAULTS } from '#domain/settings/map-file.ts'
import { SETTINGS_FORM } from '#domain/settings/settings.ts'
import { inspectMapFile } from '#services/settings/map-file.ts'
import { saveSettings, switchCodeOff } from '#services/settings/save-settings.ts'
import { listCodeVersions, siteSettings } from '#services/settings/site-settings.ts'
import { adminSettingsSchema, settingsChangeSchema } from './admin-schema.ts'
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

const mapFileSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('usable'), sizeBytes: z.int(), maxZoom: z.int() }),
  z.strictObject({ kind: z.literal('faulty'), fault: z.enum(MAP_FAULTS) }),
])

/** The settings of the site, and the code that every public page carries. */
export const settingsRoutes = (deps: AdminRouteDeps) => [
  httpRoute(
    'GET /api/admin/settings',
    {
      summary: 'The settings; without a session only the code of every page',
      answer: z.union([adminSettingsSchema, publicSettingsSchema]),
      access: 'public',
    },
    async (_input, { request, reply }) => {
      reply.header('vary', 'cookie')
      if (request.account !== null) return bodyOf(SETTINGS_FORM, await siteSettings(deps.store))
      reply.header('cache-control', 'no-cache')
      return publicSettingsOf(deps.settings())
    },
  ),
  adminRoute(
    'POST /api/admin/settings/bulk',
    {
      summary: 'Changes any part of the settings; other code needs the own password too',
      body: settingsChangeSchema,
      answer: adminSettingsSchema,
      problems: [422],
      bodyLimit: BODY_LIMIT_BYTES,
    },
    async ({ body }, { admin }) => {
      const { password } = body
      const change = valuesOf(SETTINGS_FORM, body)
      const saved = await saveSettings(deps, { account: admin, change, password })
      if (saved.kind === 'refused') {
        return refused(saved.faults.map(fault => ({ ...fault, field: wirePath(SETTINGS_FORM, fault.field) })))
      }
      await deps.refresh()
      return bodyOf(SETTINGS_FORM, saved.settings)
    },
  ),
  adminRoute(
    'GET /api/admin/map-file',
    { summary: "The site's own map: whether its file is there and can be used", answer: mapFileSchema },
    () => inspectMapFile(deps),
  ),
  adminRoute(
    'GET /api/admin/settings/code-versions',
    { summary: 'Head and footer code as it was, newest first', answer: codeVersionsSchema },
    () => listCodeVersions(deps),
  ),
  adminRoute(
    'POST /api/admin/settings/code-off',
    { summary: 'Takes head and footer code off every page at once', answer: adminSettingsSchema },
    async (_input, { admin }) => {
      const settings = await switchCodeOff(deps, admin.username)
      await deps.refresh()
      return bodyOf(SETTINGS_FORM, settings)
    },
  ),
]
