import type { OpenMapMessages } from '#messages/de/ui/open-map.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What an open map says in a language. */
export const openMapMessages = await catalogue<OpenMapMessages>(
  language => import(`../../../messages/${language}/ui/open-map.ts`),
)
