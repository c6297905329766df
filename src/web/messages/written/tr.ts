import type { WrittenWords } from '#web/messages/written/de.ts'

/** What every written page says around its text, in Turkish. */
export const writtenTr = {
  path: 'Buradasınız',
  home: 'Ana sayfa',
  contents: 'İçindekiler',
  updated: date => `Son değişiklik: ${date}`,
  incomplete: 'Eksik: İşletenin bilgileri henüz girilmedi.',
  loading: 'Metin yükleniyor …',
} satisfies WrittenWords
