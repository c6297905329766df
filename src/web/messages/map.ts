import type { MapMessages } from '#messages/de/ui/map.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What maps say in a language. */
export const mapMessages = await catalogue<MapMessages>(
  language => import(`../../messages/${language}/ui/map.ts`),
)
