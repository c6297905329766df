import type { BusinessListMessages } from '#messages/de/ui/business-list.ts'

/** What the pages of cities and categories share, in English. */
export const messages: BusinessListMessages = {
  path: 'You are here',
  businesses: 'Businesses',
  places: 'Towns and cities',
  averageRating: 'Average rating',
  sourceNote: 'Reviews come from Google and have not been verified by us.',
  ranking: 'How we rank results',
}
