import type { ReportMessages } from '#messages/de/pages/report.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page for reports says in a language. */
export const reportMessages = await catalogue<ReportMessages>(
  language => import(`../../../messages/${language}/pages/report.ts`),
)
