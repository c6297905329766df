import type { AdminSubmissionsMessages } from '#messages/de/admin/submissions.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the inbox says in a language. */
export const adminSubmissionsMessages = await catalogue<AdminSubmissionsMessages>(
  language => import(`../../../messages/${language}/admin/submissions.ts`),
)
