import type { SearchAnswerMessages } from '#messages/de/api/search-answer.ts'

/** What answers of the search say besides names, in Turkish. */
export const messages: SearchAnswerMessages = {
  position: 'Seçilen konum',
  ownPosition: 'Konumum',
  ratingFrom: stars => `${stars} yıldızdan itibaren`,
  bestFirst: 'Önce en iyi puanlılar',
  pricesUnknown: word => `${word} (fiyatlar pek bilinmiyor)`,
  radius: km => `${km} km çevrede`,
  openStates: { open: 'Şu anda açık', closed: 'Kapalı', unknown: 'Saatler bilinmiyor' },
}
