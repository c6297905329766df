import type { Language } from '#domain/language.ts'
import type { ReportMessages } from '#services/imports/import-report.ts'
import { rowFaultMessage } from './row-fault-words.ts'

type Messages = Omit<ReportMessages, 'reason'>

const MESSAGES: Readonly<Record<Language, Messages>> = {
  de: {
    columns: ['Zeile', 'Ergebnis', 'Name', 'Google-Kennung', 'Hinweise', 'Betriebsnummer'],
    outcomes: {
      imported: 'neu',
      updated: 'aktualisiert',
      unchanged: 'unverändert',
      duplicate: 'doppelt, übersprungen',
      suppressed: 'gesperrt',
      error: 'Fehler',
    },
  },
  en: {
    columns: ['Row', 'Outcome', 'Name', 'Google id', 'Notes', 'Business number'],
    outcomes: {
      imported: 'new',
      updated: 'updated',
      unchanged: 'unchanged',
      duplicate: 'duplicate, skipped',
      suppressed: 'suppressed',
      error: 'error',
    },
  },
  tr: {
    columns: ['Satır', 'Sonuç', 'Ad', 'Google kimliği', 'Notlar', 'İşletme numarası'],
    outcomes: {
      imported: 'yeni',
      updated: 'güncellendi',
      unchanged: 'değişmedi',
      duplicate: 'yinelenen, atlandı',
      suppressed: 'engellendi',
      error: 'hata',
    },
  },
}

/** The words of an import's report. */
export function importReportMessages(language: Language): ReportMessages {
  return { ...MESSAGES[language], reason: fault => rowFaultMessage(fault, language) }
}
