import type { CsvHeadingsMessages } from '#messages/de/api/csv-headings.ts'

/** The headings of the lists that the administrator downloads. In Turkish. */
export const messages: CsvHeadingsMessages = {
  audit: ['Numara', 'Zaman', 'Hesap', 'İşlem', 'Konu', 'Ayrıntılar'],
  search: ['Arama', 'Şehir', 'Diller', 'Arama sayısı', 'Sonuçsuz', 'Yazım hatalı', 'Anlaşılan'],
  redirects: ['Eski yol', 'Yeni yol veya 410'],
  newsletter: ['E-posta', 'Dil', 'Durum', 'Onay metni', 'İstendi', 'Onaylandı'],
  consents: ['Kimlik', 'Dil', 'Soru', 'İzin verilenler', 'Verildi', 'Geri çekildi veya değiştirildi'],
}
