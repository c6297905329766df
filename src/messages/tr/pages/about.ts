import type { AboutMessages } from '#messages/de/pages/about.ts'

/** What 'Hakkımızda' says around its text, in Turkish. */
export const messages: AboutMessages = {
  figures: 'Sayılarla rehber',
  businesses: 'işletme',
  cities: 'şehir ve ilçe',
  rating: 'ortalama puan',
  order: 'Sıralama nasıl oluşuyor',
  timeline: 'Ne zaman ne oldu',
  team: 'Kimler çalışıyor',
}
