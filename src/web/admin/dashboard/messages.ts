import type { AdminDashboardMessages } from '#messages/de/admin/dashboard.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the dashboard says in a language. */
export const adminDashboardMessages = await catalogue<AdminDashboardMessages>(
  language => import(`../../../messages/${language}/admin/dashboard.ts`),
)
