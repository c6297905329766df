import type { BusinessListMessages } from '#messages/de/ui/business-list.ts'

/** What the pages of cities and categories share, in Turkish. */
export const messages: BusinessListMessages = {
  path: 'Sayfa yolu',
  businesses: 'İşletme',
  places: 'Yer',
  averageRating: 'Ortalama puan',
  sourceNote: 'Değerlendirmeler Google’dan alınmıştır ve tarafımızca doğrulanmamıştır.',
  ranking: 'Nasıl sıralıyoruz?',
}
