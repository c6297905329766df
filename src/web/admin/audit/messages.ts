import type { AdminAuditMessages } from '#messages/de/admin/audit.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the audit log says in a language. */
export const adminAuditMessages = await catalogue<AdminAuditMessages>(
  language => import(`../../../messages/${language}/admin/audit.ts`),
)
