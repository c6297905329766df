import type { Language } from '#domain/language.ts'
import { outcomeText } from '#domain/link/outcome-words.ts'
import type { LinkReportWords } from '#services/write-link-report.ts'

const COLUMNS: Readonly<Record<Language, LinkReportWords['columns']>> = {
  de: ['Betriebsnummer', 'Name', 'Adresse', 'Ergebnis', 'Führt zu', 'Geprüft am'],
  en: ['Business number', 'Name', 'URL', 'Result', 'Leads to', 'Checked at'],
  tr: ['İşletme numarası', 'Ad', 'Adres', 'Sonuç', 'Yönlendirdiği adres', 'Denetim zamanı'],
}

/** What the report of a URL validation says in a language. */
export function linkReportWords(language: Language): LinkReportWords {
  return { columns: COLUMNS[language], result: check => outcomeText(language, check) }
}
