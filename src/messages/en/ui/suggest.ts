import type { SuggestMessages } from '#messages/de/ui/suggest.ts'
import { messages as regions } from '#messages/en/in-region.ts'

/** What the search boxes say while somebody types, in English. */
export const messages: SuggestMessages = {
  list: 'Suggestions',
  back: 'Back',
  combinations: 'Category and place',
  popular: 'Common categories',
  businesses: 'Businesses',
  categories: 'Categories',
  needs: 'What you need help with',
  cities: 'Towns and cities',
  regions: 'Regions',
  districts: 'Districts',
  postalCodes: 'Postcodes',
  recent: 'Recent searches',
  search: (query, place) =>
    place === '' ? query : `${query === '' ? 'Everything' : query} ${regions.inRegion(place)}`,
  remove: search => `Remove “${search}”`,
  removeAll: 'Clear all',
  remember: 'Remember searches in this browser',
  stopRemembering: 'Stop remembering',
  near: 'Near me',
  locating: 'Finding your location…',
  refused: 'Your browser is not sharing your location. Please enter a town or a postcode.',
  unlocated: 'We could not find your location. Please enter a town or a postcode.',
  found: count =>
    count.plural({
      one: `${count} suggestion, use the arrow key to reach it`,
      other: `${count} suggestions, use the arrow keys to reach them`,
    }),
  removable: 'Press Delete to remove a search from the list.',
  none: 'No suggestions',
  searchFor: typed => `Search for “${typed}”`,
  searchIn: typed => `Search in “${typed}”`,
  failed: 'Suggestions cannot be loaded right now. You can search without them.',
}
