import type { AdminJobsMessages } from '#messages/de/admin/jobs.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the list of jobs says in a language. */
export const adminJobsMessages = await catalogue<AdminJobsMessages>(
  language => import(`../../../messages/${language}/admin/jobs.ts`),
)
