import type { DocumentMessages } from '#messages/de/ui/document.ts'

/** What every written page says around its text, in Turkish. */
export const messages: DocumentMessages = {
  home: 'Ana sayfa',
  contents: 'İçindekiler',
  updated: date => `Son değişiklik: ${date}`,
  incomplete: 'Eksik: Site sahibinin bilgileri henüz girilmedi.',
  loading: 'Metin yükleniyor…',
}
