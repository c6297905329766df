import type { BusinessListMessages } from '#messages/de/ui/business-list.ts'

/** What the pages of cities and categories share, in English. */
export const messages: BusinessListMessages = {
  path: 'Path',
  businesses: 'Businesses',
  places: 'Places',
  averageRating: 'Average rating',
  sourceNote: 'Reviews come from Google and have not been checked by us.',
  ranking: 'How the order comes about',
}
