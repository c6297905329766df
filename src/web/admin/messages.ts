import type { AdminAreaMessages } from '#messages/de/admin/area.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What every screen of the administrator's area says in a language. */
export const adminAreaMessages = await catalogue<AdminAreaMessages>(
  language => import(`../../messages/${language}/admin/area.ts`),
)
