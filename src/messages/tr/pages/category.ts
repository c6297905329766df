import type { CategoryMessages } from '#messages/de/pages/category.ts'

/** What the page of a category says, in Turkish. */
export const messages: CategoryMessages = {
  inPlaces: count => `${count} yerde`,
  title: (name, businesses, inPlaces) => `${name}: ${inPlaces} ${businesses}`,
  countedTitle: (trade, inPlaces) => `${inPlaces} ${trade}`,
  description: (title, text, rating) =>
    [
      `${title}.`,
      text === '' ? 'Adres, çalışma saatleri ve telefon numarasıyla.' : text,
      rating === '' ? '' : `Ortalama puan ${rating}.`,
    ]
      .filter(Boolean)
      .join(' '),
  lead: (businesses, inPlaces) =>
    `Adresi, çalışma saatleri ve telefon numarasıyla ${inPlaces} ${businesses}.`,
  shortLead: 'Adresi, çalışma saatleri ve telefon numarasıyla.',
  services: 'Sık aranan hizmetler',
  found: count => `${count} işletme bulundu`,
  byCity: name => `Şehirlere göre: ${name}`,
  largest: (shown, all) => `${all} yer arasından en çok işletmesi olan ${shown} yer`,
  within: 'Alt kategoriler',
  related: 'Benzer kategoriler',
  empty: 'İşletme bulunamadı',
  emptyText: 'Rehberde bu kategoride henüz işletme yok. İlkini siz ekleyin.',
  others: 'Diğer kategorilere bakın',
  failed: 'Veri yüklenirken hata oluştu',
  reload: 'Sayfayı Yenile',
  notFound: 'Kategori bulunamadı',
  notFoundText: 'Rehberde bu adreste bir kategori yok.',
  toAll: 'Tüm kategoriler',
}
