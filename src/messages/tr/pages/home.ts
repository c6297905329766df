import type { HomeMessages } from '#messages/de/pages/home.ts'

/** What the home page says, in Turkish. */
export const messages: HomeMessages = {
  title: 'Çevrenizdeki işletmeler',
  inPlaces: count => `${count} şehir ve beldede`,
  description: (businesses, inPlaces) =>
    `Almanya’da ${inPlaces} ${businesses}: oto servis, muayenehane, fırın ve daha fazlası; çalışma saatleri, telefon numarası ve yol tarifiyle.`,
  lead: (businesses, inPlaces) =>
    `Oto servis, muayenehane, fırın: ${inPlaces} ${businesses}, çalışma saatleri ve telefon numarasıyla.`,
  emptyDescription:
    'Almanya için yeni başlayan bir işletme rehberi. İlk işletmeyi ücretsiz olarak birkaç dakikada ekleyin.',
  emptyLead: 'Bu rehber yeni başlıyor: tamirhane, muayenehane, fırın, herkes kaydolabilir.',
  often: 'En yaygın kategoriler:',
  categories: 'Kategoriler',
  cities: 'Popüler şehirler',
  allCategories: 'Tüm kategoriler',
  otherGroups: 'Diğer ana kategoriler',
  allPlaces: 'Tüm şehirler',
  featured: 'Öne çıkan işletmeler',
  featuredNote: 'Puana ve bilgilerin eksiksizliğine göre.',
  featuredLink: 'Nasıl seçiliyor?',
  resultsTitle: query => (query === '' ? 'Arama sonuçları' : `“${query}” için arama sonuçları`),
  none: 'İşletme bulunamadı',
  noneHint: 'Başka kelimelerle deneyin.',
  sources: 'Bilgiler nereden geliyor?',
  sourcesText:
    'Adlar, adresler ve çalışma saatleri herkese açık kaynaklardan ve işletmelerin kendisinden gelir. Puanlar yanında yazan kaynaktan alınır ve doğrulanmaz; burada puan verilemez.',
  orderText:
    'Seçim ve sıralama; puana, değerlendirme sayısına ve bilgilerin eksiksizliğine göre yapılır. Kimse parayla üst sıraya çıkamaz.',
  planScale: '1 km',
}
