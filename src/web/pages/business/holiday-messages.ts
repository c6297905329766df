import type { HolidaysMessages } from '#messages/de/ui/holidays.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the public holidays are called in a language. */
export const holidaysMessages = await catalogue<HolidaysMessages>(
  language => import(`../../../messages/${language}/ui/holidays.ts`),
)
