import type { AdminBackupsMessages } from '#messages/de/admin/backups.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the list of backups says in a language. */
export const adminBackupsMessages = await catalogue<AdminBackupsMessages>(
  language => import(`../../../messages/${language}/admin/backups.ts`),
)
