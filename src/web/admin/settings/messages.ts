import type { AdminServerSettingsMessages } from '#messages/de/admin/server-settings.ts'
import type { AdminSettingsMessages } from '#messages/de/admin/settings.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the screen for the site's address and its mail server says in a language. */
export const serverSettingsMessages = await catalogue<AdminServerSettingsMessages>(
  language => import(`../../../messages/${language}/admin/server-settings.ts`),
)

/** What the settings' screen says in a language. */
export const adminSettingsMessages = await catalogue<AdminSettingsMessages>(
  language => import(`../../../messages/${language}/admin/settings.ts`),
)
