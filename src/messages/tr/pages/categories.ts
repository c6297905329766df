import type { CategoriesMessages } from '#messages/de/pages/categories.ts'

/** What the overview of the categories says, in Turkish. */
export const messages: CategoriesMessages = {
  title: 'Kategoriler',
  letterTitle: letter => `${letter} harfiyle başlayan kategoriler`,
  ofCategories: count => `${count} kategori`,
  lead: (businesses, categories) => `${categories}, ${businesses}; alanlara göre düzenlenmiş.`,
  description: (businesses, categories, most, hasRatings) =>
    `${categories}, ${businesses}${most === '' ? '' : `, en sık görülenler: ${most}`}. Çalışma saatleri${hasRatings ? ', telefon numarası ve değerlendirmelerle' : ' ve telefon numarasıyla'}.`,
  main: 'Başlıca alanlar',
  others: 'Diğer alanlar',
  businesses: 'İşletme',
  rating: 'Ortalama puan',
  share: 'Rehberdeki payı',
  growth: 'Büyüme',
  growthOf: percent => `on iki ayda ${percent}`,
  services: 'En sık görülenler',
  cities: 'Başlıca yerler',
  popular: 'Popüler işletmeler',
  popularNote: 'Puana ve bilgilerin eksiksizliğine göre.',
  index: 'A’dan Z’ye bütün kategoriler',
  mostFrequent: count => `En sık görülen ${count} kategori; hepsini harfinin altında bulabilirsiniz.`,
  letters: 'İlk harfler',
  digits: '0–9',
  all: 'Bütün kategoriler',
  empty: 'Rehberde henüz işletme yok.',
}
