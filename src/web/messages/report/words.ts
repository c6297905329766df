import { catalogue } from '#web/messages/catalogue.ts'
import type { ReportWords } from '#web/messages/report/de.ts'

/** What the page for reports says in a language. */
export const reportWords = await catalogue<ReportWords>({
  de: () => import('#web/messages/report/de.ts').then(words => words.reportDe),
  en: () => import('#web/messages/report/en.ts').then(words => words.reportEn),
  tr: () => import('#web/messages/report/tr.ts').then(words => words.reportTr),
})
