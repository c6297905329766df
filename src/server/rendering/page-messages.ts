import type { ServerPagesMessages } from '#messages/de/server/pages.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import { everyLanguage } from '#messages/every-language.ts'

/** What several pages say, for what is made without a page: error pages and pictures for shared links. */
export const SITE_MESSAGES = await everyLanguage<SiteMessages>(
  language => import(`../../messages/${language}/site.ts`),
)

/** What the server says on pages by itself. */
export const PAGE_MESSAGES = await everyLanguage<ServerPagesMessages>(
  language => import(`../../messages/${language}/server/pages.ts`),
)
