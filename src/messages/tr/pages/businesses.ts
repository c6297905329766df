import type { BusinessesMessages, WhereWords } from '#messages/de/pages/businesses.ts'

/** 'Köln: ' */
function whereText({ place, region, radius }: WhereWords): string {
  if (radius && !region) return place ? `${place} ve ${radius} km çevresi: ` : `${radius} km çevresinde: `
  return region || place ? `${region || place}: ` : ''
}

/** What the search page says, in Turkish. Names of places take no suffix here: their vowels are not known. */
export const messages: BusinessesMessages = {
  title: 'İşletme arayın',
  heading: 'Tüm işletmeler',
  description: 'İşletmeleri şehre, kategoriye, uzaklığa, puana ve çalışma saatlerine göre bulun.',
  headline: (total, { query, category, ...where }) => {
    const trade = category && (query ? `${category} kategorisinde ` : `${category} için `)
    return `${whereText(where)}${trade}${query && `“${query}” için `}${total} sonuç`
  },
  tradeHeadline: (count, noun, where) => `${whereText(where)}${count} ${noun}`,
  searchTitle: (query, place, category) =>
    [category, query === '' ? '' : `“${query}”`, place].filter(Boolean).join(', '),
  whereText,
  everywhere: 'Tüm Almanya',
  inAll: businesses => `Tüm Almanya’da ${businesses}`,
  mapSection: 'Harita kesiti',
  around: (place, radius) => `${place}, ${radius} km çevresi`,
  relevance: (hasWords, isNear) =>
    `Sıralama: ${hasWords ? 'eşleşme, ' : ''}${isNear ? 'yakınlık, ' : ''}puan ve bilgilerin eksiksizliği`,
  order: {
    distance: 'Uzaklığa göre',
    rating: 'Puana göre',
    reviews: 'Değerlendirme sayısına göre',
    name: 'Ada göre',
    city: 'Şehre göre',
  },
  orderLink: 'Nasıl sıralıyoruz?',
  sort: 'Sırala',
  sorts: {
    relevance: 'En uygun sonuçlar',
    distance: 'Uzaklık',
    rating: 'En yüksek puan',
    reviews: 'En çok değerlendirme',
    name: 'Ad A–Z',
    city: 'Şehir A–Z',
  },
  view: 'Görünüm',
  list: 'Liste',
  grid: 'Izgara',
  toFilters: 'Filtrelere git',
  filter: 'Filtreler',
  filterCount: count => (count === 0 ? 'Filtreler' : `Filtreler (${count})`),
  closeFilter: 'Filtreleri kapat',
  apply: 'Uygula',
  show: total => (total === undefined ? 'Sonuçları göster' : `${total} sonucu göster`),
  skipToHits: 'Sonuçlara geç',
  /** The row of chips above the list. */
  quick: 'Sık seçilenler',
  openNow: 'Şu an açık',
  chosen: 'Seçilen filtreler',
  remove: 'kaldır',
  verbatimChip: 'Aynen',
  reset: 'Filtreleri sıfırla',
  city: 'Şehir',
  allCities: 'Tüm şehirler',
  category: 'Kategori',
  allCategories: 'Tüm kategoriler',
  more: { categories: 'Diğer kategoriler', cities: 'Diğer şehirler', attributes: 'Daha fazlası' },
  radius: 'Çevre',
  exactly: 'Yalnızca bu şehir',
  radiusKm: km => `${km} km`,
  radiusChip: km => `${km} km çevresinde`,
  price: 'Fiyat düzeyi',
  open: 'Açık',
  now: 'Şimdi',
  today: 'Bugün',
  otherTime: 'Başka bir zaman',
  day: 'Gün',
  time: 'Saat',
  rating: 'Puan',
  anyTime: 'Her zaman',
  anyRating: 'Tümü',
  ratingFrom: rating => `${rating} ve üzeri`,
  ratingChip: rating => `Puan ${rating} ve üzeri`,
  attributes: 'Olanaklar ve hizmetler',
  features: 'Bilgiler',
  hasPhoto: 'Fotoğrafı olan',
  hasWebsite: 'Web sitesi olan',
  verified: 'Sahibi yönetiyor',
  hits: 'Sonuçlar',
  partOf: (left, all) => `${all} işletmeden ${left} tanesi`,
  otherwise: {
    words: results => `Bir işletme adı mı arıyorsunuz? Tam bu kelimelerle ${results} sonuç`,
    meaning: results => `İşletme adı aramıyor musunuz? Anlamca uyan ${results} sonuç`,
  },
  leftOut: words => `“${words}” olmadan arandı: bununla sonuç yok.`,
  correctedTo: to => `“${to}” için sonuçlar.`,
  verbatim: from => `Bunun yerine şunu ara: “${from}”`,
  map: 'Harita',
  plot: 'Sonuçların konumu',
  plotText: 'Bu sayfadaki işletmelerin yönü ve uzaklığı, koordinatlara göre.',
  plotTextCountry: 'Bu sayfadaki işletmelerin Almanya’daki yeri.',
}
