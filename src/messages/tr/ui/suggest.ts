import type { SuggestMessages } from '#messages/de/ui/suggest.ts'

/** What the search boxes say while somebody types, in Turkish. */
export const messages: SuggestMessages = {
  list: 'Öneriler',
  back: 'Geri',
  combinations: 'Kategori ve yer',
  popular: 'Sık rastlanan kategoriler',
  businesses: 'İşletmeler',
  categories: 'Kategoriler',
  cities: 'Yerler',
  regions: 'Bölgeler',
  districts: 'Semtler',
  postalCodes: 'Posta kodları',
  recent: 'Son aramalar',
  search: (query, place) => (query === '' ? `Tümü: ${place}` : place === '' ? query : `${query}, ${place}`),
  remove: search => `“${search}” aramasını kaldır`,
  removeAll: 'Tümünü sil',
  remember: 'Aramaları bu tarayıcıda hatırla',
  stopRemembering: 'Artık hatırlama',
  near: 'Yakınımda',
  locating: 'Konumunuz belirleniyor …',
  refused: 'Tarayıcınız konumu paylaşmıyor. Bir yer veya posta kodu girin.',
  unlocated: 'Konumunuz belirlenemedi. Bir yer veya posta kodu girin.',
  found: count => `${count} öneri, ok tuşlarıyla ulaşılır`,
  removable: 'Delete tuşu bir aramayı listeden çıkarır.',
  none: 'Öneri yok',
}
