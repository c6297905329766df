import type { SearchAnswerMessages } from '#messages/de/api/search-answer.ts'

/** What answers of the search say besides names, in English. */
export const messages: SearchAnswerMessages = {
  ownPosition: 'My location',
  ratingFrom: stars => `${stars} stars and up`,
  bestFirst: 'Best rated first',
  pricesUnknown: word => `${word} (few prices are known)`,
  radius: km => `Within ${km} km`,
  openStates: { open: 'Open now', closed: 'Closed', unknown: 'Hours unknown' },
}
