import type { ListingWords } from '#web/messages/listing/de.ts'

/** What the pages of cities and categories share, in English. */
export const listingEn: ListingWords = {
  path: 'Path',
  businesses: 'Businesses',
  places: 'Places',
  averageRating: 'Average rating',
  isNew: 'New',
  sourceNote: 'Reviews come from Google and have not been checked by us.',
  ranking: 'How the order comes about',
  view: 'View',
  list: 'List',
  grid: 'Grid',
}
