import type { AboutWords } from '#web/messages/about/de.ts'

/** What 'Hakkımızda' says around its text, in Turkish. */
export const aboutTr = {
  figures: 'Sayılarla rehber',
  businesses: 'işletme',
  cities: 'şehir ve ilçe',
  rating: 'ortalama puan',
  order: 'Sıralama nasıl oluşuyor',
  timeline: 'Ne zaman ne oldu',
  team: 'Kimler çalışıyor',
} satisfies AboutWords
