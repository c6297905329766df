import type { AdminSettingsMessages } from '#messages/de/admin/settings.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the settings' screen says in a language. */
export const adminSettingsMessages = await catalogue<AdminSettingsMessages>(
  language => import(`../../../messages/${language}/admin/settings.ts`),
)
