import type { RegionMessages } from '#messages/de/pages/region.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the pages of regions say in a language. */
export const regionMessages = await catalogue<RegionMessages>(
  language => import(`../../../messages/${language}/pages/region.ts`),
)
