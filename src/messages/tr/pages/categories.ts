import type { CategoriesMessages } from '#messages/de/pages/categories.ts'

/** What the overview of the categories says, in Turkish. */
export const messages: CategoriesMessages = {
  title: 'Kategoriler',
  letterTitle: letter => `${letter} harfiyle başlayan kategoriler`,
  ofCategories: count => `${count} kategori`,
  lead: (businesses, categories) => `${categories}de ${businesses}, ana kategorilere ayrılmış.`,
  description: (businesses, categories, most, hasRatings) =>
    `${categories}de ${businesses}${most === '' ? '' : `; en yaygın olanlar: ${most}`}. Çalışma saatleri${hasRatings ? ', telefon numarası ve değerlendirmelerle' : ' ve telefon numarasıyla'}.`,
  main: 'Başlıca kategoriler',
  others: 'Diğer kategoriler',
  businesses: 'İşletme',
  rating: 'Ortalama puan',
  share: 'Rehberdeki payı',
  growth: 'Büyüme',
  growthOf: percent => `on iki ayda ${percent}`,
  services: 'En yaygın olanlar',
  cities: 'En çok bulunduğu şehirler',
  popular: 'Popüler işletmeler',
  popularNote: 'Puana ve bilgilerin eksiksizliğine göre.',
  index: 'A’dan Z’ye tüm kategoriler',
  mostFrequent: count => `En yaygın ${count} kategori; hepsini baş harfine göre bulabilirsiniz.`,
  letters: 'İlk harfler',
  digits: '0–9',
  all: 'Tüm kategoriler',
  emptyDescription: 'Henüz kimse kayıtlı değil. İşletmeler eklendiğinde kategorileri burada yer alacak.',
}
