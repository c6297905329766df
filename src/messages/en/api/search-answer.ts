import type { SearchAnswerMessages } from '#messages/de/api/search-answer.ts'

/** What answers of the search say besides names, in English. */
export const messages: SearchAnswerMessages = {
  position: 'Chosen position',
  ownPosition: 'My location',
  ratingFrom: stars => `from ${stars} stars`,
  bestFirst: 'Best rated first',
  pricesUnknown: word => `${word} (prices are hardly known)`,
  radius: km => `within ${km} km`,
  openStates: { open: 'Open now', closed: 'Closed', unknown: 'Hours unknown' },
}
