import type { BlogMessages } from '#messages/de/pages/blog.ts'

/** What the blog says around its articles, in Turkish. */
export const messages: BlogMessages = {
  title: 'Blog',
  description:
    'Almanya’da işletme bulma, puanlar, çalışma saatleri, ustalar ve kendi kaydınız hakkında yazılar. Almanca.',
  lead: 'İşletme ararken ya da işletirken nelere dikkat etmeli? Kaynaklı ve reklamsız.',
  inGerman: 'Yazılar Almancadır.',
  articleInGerman: 'Bu yazı Almancadır.',
  onlyGerman: 'Almanca',
  by: author => `yazan: ${author}`,
  newest: 'En yeni yazı',
  articles: 'Diğer yazılar',
  inCategory: category => `Konu: ${category}`,
  categories: 'Konulara göre',
  categoryNames: {
    Gesundheit: 'Sağlık',
    Verzeichnis: 'Rehber',
    Betriebe: 'İşletmeler',
    Verbraucher: 'Tüketiciler',
  },
  all: 'Tümü',
  feed: 'RSS akışı',
  minutes: count => `${count} dk. okuma`,
  updated: date => `güncelleme: ${date}`,
  newer: 'Daha yeni yazı',
  older: 'Daha eski yazı',
  unknown: 'Böyle bir yazı yok',
}
