import type { SuggestMessages } from '#messages/de/ui/suggest.ts'

/** What the search boxes say while somebody types, in Turkish. */
export const messages: SuggestMessages = {
  list: 'Öneriler',
  back: 'Geri',
  combinations: 'Kategori ve şehir',
  popular: 'En yaygın kategoriler',
  businesses: 'İşletmeler',
  categories: 'Kategoriler',
  cities: 'Şehirler',
  regions: 'Bölgeler',
  districts: 'Semtler',
  postalCodes: 'Posta kodları',
  recent: 'Son aramalar',
  search: (query, place) => (query === '' ? `Tümü: ${place}` : place === '' ? query : `${query}, ${place}`),
  remove: search => `“${search}” aramasını kaldır`,
  removeAll: 'Tümünü sil',
  remember: 'Aramaları bu tarayıcıda hatırla',
  stopRemembering: 'Hatırlamayı bırak',
  near: 'Yakınımda',
  locating: 'Konumunuz belirleniyor…',
  refused: 'Tarayıcınız konumunuzu paylaşmıyor. Bir şehir veya posta kodu girin.',
  unlocated: 'Konumunuz belirlenemedi. Bir şehir veya posta kodu girin.',
  found: count => `${count} öneri, ok tuşlarıyla ulaşılır`,
  removable: 'Sil tuşu (Delete) bir aramayı listeden çıkarır.',
  none: 'Öneri yok',
  failed: 'Öneriler şu anda yüklenemiyor. Yine de arama yapabilirsiniz.',
}
