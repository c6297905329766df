import type { ImportReportMessages } from '#messages/de/api/import-report.ts'

/** What the report of an import says, but for the faults of rows. In Turkish. */
export const messages: ImportReportMessages = {
  columns: ['Satır', 'Sonuç', 'Ad', 'Google kimliği', 'Notlar', 'İşletme numarası'],
  outcomes: {
    imported: 'yeni',
    updated: 'güncellendi',
    unchanged: 'değişmedi',
    duplicate: 'yinelenen, atlandı',
    suppressed: 'engellendi',
    skipped: 'dışarıda bırakıldı',
    error: 'hata',
  },
  wouldBe: { imported: 'yeni olacak', updated: 'güncellenecek' },
}
