import type { SearchAnswerMessages } from '#messages/de/api/search-answer.ts'

/** What answers of the search say besides names, in Turkish. */
export const messages: SearchAnswerMessages = {
  ownPosition: 'Konumum',
  ratingFrom: stars => `${stars} yıldız ve üzeri`,
  bestFirst: 'Önce en yüksek puanlılar',
  pricesUnknown: word => `${word} (fiyatlar pek bilinmiyor)`,
  radius: km => `${km} km çevresinde`,
  openStates: { open: 'Şu an açık', closed: 'Kapalı', unknown: 'Saatler bilinmiyor' },
}
