import type { DashboardWords } from '#web/messages/admin-dashboard/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the dashboard says in a language. */
export const dashboardWords = await catalogue<DashboardWords>({
  de: () => import('#web/messages/admin-dashboard/de.ts').then(words => words.dashboardDe),
  en: () => import('#web/messages/admin-dashboard/en.ts').then(words => words.dashboardEn),
  tr: () => import('#web/messages/admin-dashboard/tr.ts').then(words => words.dashboardTr),
})
