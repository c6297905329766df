import type { Language } from '#domain/language.ts'
import type { ImportReportMessages } from '#messages/de/api/import-report.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { ReportMessages } from '#services/imports/import-report.ts'
import { rowFaultMessage } from './row-fault-message.ts'

const MESSAGES = await everyLanguage<ImportReportMessages>(
  language => import(`../../messages/${language}/api/import-report.ts`),
)

/** The words of an import's report. */
export function importReportMessages(language: Language): ReportMessages {
  return { ...MESSAGES[language], reason: fault => rowFaultMessage(fault, language) }
}
