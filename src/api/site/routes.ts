import { route } from '#api/http/route.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { siteProfile } from '#services/content/site-profile.ts'
import { rankingRules } from '#services/search/ranking-rules.ts'
import { rankingSchema, siteProfileSchema } from './schema.ts'

/** The routes about the site itself: who runs it, and by what rules it orders (additions to the specification). */
export const siteRoutes = ({ settings }: { readonly settings: () => SiteSettings }) => [
  route(
    'GET /api/site',
    {
      summary: 'How to reach the operator, and what there is to tell about the site',
      answer: siteProfileSchema,
      cacheSeconds: 60,
    },
    ({ query }) => siteProfile(settings(), query.language),
  ),
  route(
    'GET /api/ranking',
    {
      summary: 'The rules and figures that results are ordered by',
      answer: rankingSchema,
      cacheSeconds: 300,
    },
    () => rankingRules(),
  ),
]
