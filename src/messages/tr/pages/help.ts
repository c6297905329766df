import type { HelpMessages } from '#messages/de/pages/help.ts'

/** What the help says around its questions, in Turkish. */
export const messages: HelpMessages = {
  search: 'Sorularda ara',
  searchHint: 'Örneğin çevre',
  submit: 'Ara',
  questions: count => `${count} soru`,
  found: (count, query) => `“${query}” için ${count} soru bulundu`,
  groups: 'Konular',
  none: 'Sonuç bulunamadı',
  noneText: query => `Hiçbir soruda ya da yanıtta “${query}” geçmiyor.`,
  reset: 'Aramayı sıfırla',
  support: 'Bize ulaşın',
  phone: 'Telefon',
  email: 'E-posta',
  message: 'Mesaj',
  messageLink: 'İletişim formuna git',
  reply: time => `${time} içinde yanıt`,
  messageText: 'Sorular, bildirimler ve kendi kaydınızdaki değişiklikler için.',
  resources: 'Daha fazlası',
  listing: 'İşletme ekle',
  listingText: 'Neler gerekir, nasıl ilerler ve kayıt sonradan nasıl değiştirilir.',
  tips: 'Daha iyi arama',
  tipsText: 'Yer, posta kodu, çevre ve filtrelerle sonuçları iyice daraltın.',
  blog: 'Blog',
  blogText: 'İşletme arayanlar ve işletme sahipleri için yazılar (Almanca).',
}
