import type { HomeMessages } from '#messages/de/pages/home.ts'

/** What the home page says, in Turkish. */
export const messages: HomeMessages = {
  title: 'Çevrenizdeki işletmeler',
  inPlaces: count => `${count} şehir ve beldede`,
  description: (businesses, inPlaces) =>
    `Almanya’da ${inPlaces} ${businesses}: oto tamir, muayenehane, fırın ve daha fazlası; çalışma saatleri, telefon numarası ve yol tarifiyle.`,
  lead: (businesses, inPlaces) =>
    `Oto tamir, muayenehane, fırın: ${inPlaces} ${businesses}, çalışma saatleri ve telefon numarasıyla.`,
  often: 'Sık rastlanan kategoriler:',
  categories: 'Kategoriler',
  cities: 'Popüler şehirler',
  allBusinesses: 'Tüm işletmeler',
  allCategories: 'Tüm kategoriler',
  otherGroups: 'Diğer alanlar',
  allPlaces: 'Tüm yerler',
  featured: 'Öne çıkan işletmeler',
  featuredNote: 'Puana ve bilgilerin eksiksizliğine göre.',
  featuredLink: 'Nasıl seçiliyor?',
  resultsTitle: query => (query === '' ? 'Arama sonuçları' : `“${query}” için arama sonuçları`),
  resultsNote: total => `${total} sonuç`,
  none: 'Sonuç bulunamadı.',
  noneHint: 'Başka arama sözcükleriyle deneyin.',
  sources: 'Bilgiler nereden geliyor?',
  sourcesText:
    'Adlar, adresler ve çalışma saatleri herkese açık kaynaklardan ve işletmelerin kendilerinden gelir. Puanlar Google’dan alınır, burada verilmez ve doğrulanmaz.',
  orderText:
    'Seçim ve sıralama; puana, değerlendirme sayısına ve bilgilerin eksiksizliğine göre yapılır. Kimse daha iyi bir yer satın alamaz.',
  planScale: '1 km',
}
