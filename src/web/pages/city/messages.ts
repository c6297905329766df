import type { CityMessages } from '#messages/de/pages/city.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the pages of cities say in a language. */
export const cityMessages = await catalogue<CityMessages>(
  language => import(`../../../messages/${language}/pages/city.ts`),
)
