import type { AdminBulkEditsMessages } from '#messages/de/admin/bulk-edits.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What bulk edits say in a language. */
export const adminBulkEditsMessages = await catalogue<AdminBulkEditsMessages>(
  language => import(`../../../messages/${language}/admin/bulk-edits.ts`),
)
