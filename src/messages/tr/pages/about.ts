import type { AboutMessages } from '#messages/de/pages/about.ts'

/** What 'Hakkımızda' says around its text, in Turkish. */
export const messages: AboutMessages = {
  figures: 'Sayılarla rehber',
  rating: 'ortalama puan',
  order: 'Nasıl sıralıyoruz?',
  timeline: 'Ne zaman ne oldu?',
  team: 'Ekip',
}
