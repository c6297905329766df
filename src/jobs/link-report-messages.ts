import type { Language } from '#domain/language.ts'
import { outcomeText } from '#domain/link/outcome-words.ts'
import type { LinkReportMessages } from '#services/links/write-link-report.ts'

const COLUMNS: Readonly<Record<Language, LinkReportMessages['columns']>> = {
  de: ['Betriebsnummer', 'Name', 'Adresse', 'Ergebnis', 'Führt zu', 'Geprüft am'],
  en: ['Business number', 'Name', 'URL', 'Result', 'Leads to', 'Checked at'],
  tr: ['İşletme numarası', 'Ad', 'Adres', 'Sonuç', 'Yönlendirdiği adres', 'Denetim zamanı'],
}

/** The texts of a URL validation's report in a language. */
export function linkReportMessages(language: Language): LinkReportMessages {
  return { columns: COLUMNS[language], result: check => outcomeText(language, check) }
}
