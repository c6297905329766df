import type { Language } from '#domain/language.ts'
import type { ReportWords } from '#services/import-report.ts'
import { rowFaultSentence } from './row-fault-words.ts'

type Words = Omit<ReportWords, 'reason'>

const WORDS: Readonly<Record<Language, Words>> = {
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
export function reportWords(language: Language): ReportWords {
  return { ...WORDS[language], reason: fault => rowFaultSentence(fault, language) }
}
