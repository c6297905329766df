import type { AdminAreaMessages } from '#messages/de/admin/area.ts'
import type { GroupNamesMessages } from '#messages/de/group-names.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What every screen of the administrator's area says in a language. */
export const adminAreaMessages = await catalogue<AdminAreaMessages>(
  language => import(`../../messages/${language}/admin/area.ts`),
)

/** What one business of a group is called in a language. */
export const groupNamesMessages = await catalogue<GroupNamesMessages>(
  language => import(`../../messages/${language}/group-names.ts`),
)
