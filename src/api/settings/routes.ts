import { route } from '#api/http/route.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { publicSettingsSchema } from './schema.ts'

/** The public half of the settings where no administrator's area is served: what every page is given anyway. */
export const publicSettingsRoutes = (settings: () => SiteSettings) => [
  route(
    'GET /api/admin/settings',
    {
      summary: 'Head and footer code of every page',
      answer: publicSettingsSchema,
      access: 'public',
      cacheSeconds: 0,
    },
    () => publicSettingsOf(settings()),
  ),
]

/** Of the settings what everybody may know. */
export function publicSettingsOf({ headCode, footerCode }: SiteSettings): {
  readonly head_code: string
  readonly footer_code: string
} {
  return { head_code: headCode, footer_code: footerCode }
}
