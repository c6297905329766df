import type { SuggestMessages } from '#messages/de/ui/suggest.ts'

/** What the search boxes say while somebody types, in English. */
export const messages: SuggestMessages = {
  list: 'Suggestions',
  back: 'Back',
  combinations: 'Category and place',
  popular: 'Common categories',
  businesses: 'Businesses',
  categories: 'Categories',
  cities: 'Places',
  regions: 'Regions',
  districts: 'Districts',
  postalCodes: 'Postal codes',
  recent: 'Recent searches',
  search: (query, place) =>
    query === '' ? `Everything in ${place}` : place === '' ? query : `${query} in ${place}`,
  remove: search => `Remove “${search}”`,
  removeAll: 'Clear all',
  remember: 'Remember searches in this browser',
  stopRemembering: 'Stop remembering',
  near: 'Near me',
  locating: 'Finding your position …',
  refused: 'Your browser does not share your position. Enter a city or a postal code.',
  unlocated: 'Your position could not be found. Enter a city or a postal code.',
  found: count =>
    count.plural({
      one: `${count} suggestion, reached with the arrow key`,
      other: `${count} suggestions, reached with the arrow keys`,
    }),
  removable: 'The Delete key takes a search off the list.',
  none: 'No suggestions',
}
