import type { RegionMessages } from '#messages/de/pages/region.ts'

/** What the page of a region says, in Turkish. */
export const messages: RegionMessages = {
  inPlaces: count => `${count} yerde`,
  title: (region, businesses, inPlaces) => `${region}: ${inPlaces} ${businesses}`,
  description: (title, categories) =>
    `${title}.${categories === '' ? '' : ` En yaygın kategoriler: ${categories}.`} Adres, çalışma saatleri ve telefon numarasıyla.`,
  lead: (businesses, inPlaces, categories) =>
    `${inPlaces} ${businesses}.${categories === '' ? '' : ` En yaygın kategoriler: ${categories}.`}`,
  search: 'Bu bölgede ara',
  groups: 'Bu bölgedeki ana kategoriler',
  best: 'En yüksek puanlılar',
  all: businesses => `Tümü: ${businesses}`,
  order: 'Önce en yüksek puan; puan eşitse değerlendirmesi çok olan.',
  cities: 'En çok işletmenin bulunduğu yerler',
  categories: 'En yaygın kategoriler',
  parts: 'İçindeki ilçeler ve bölgeler',
  landscapes: 'Yöreler',
  empty: region => `İşletme bulunamadı: ${region}`,
  notFound: 'Bölge bulunamadı',
  notFoundText: 'Rehberde bu adda bir bölge yok. Bir yer veya ilçe adıyla arayın.',
}
