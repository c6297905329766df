import type { BusinessesMessages } from '#messages/de/pages/businesses.ts'

/** What the search page says, in English. */
export const messages: BusinessesMessages = {
  title: 'Discover businesses',
  description: 'Find businesses by place, category, distance, rating and opening hours.',
  headline: (total, query) =>
    `${total} ${total.plural({ one: 'result', other: 'results' })}${query === '' ? '' : ` for “${query}”`}`,
  searchTitle: (query, place, category) =>
    [category, query === '' ? '' : `“${query}”`, place === '' ? '' : `in ${place}`].filter(Boolean).join(' '),
  everywhere: 'All of Germany',
  inAll: businesses => `${businesses} all over Germany`,
  around: (place, radius) => `${place} and ${radius} km around`,
  relevance: (hasWords, isNear) =>
    `By ${hasWords ? 'match, ' : ''}${isNear ? 'distance, ' : ''}rating and completeness`,
  order: {
    distance: 'By distance',
    rating: 'By rating',
    reviews: 'By number of reviews',
    name: 'By name',
    city: 'By city',
  },
  orderLink: 'How the order comes about',
  sort: 'Sort by',
  sorts: {
    relevance: 'Best match',
    distance: 'Distance',
    rating: 'Best rating',
    reviews: 'Most reviews',
    name: 'Name A–Z',
    city: 'City A–Z',
  },
  view: 'View',
  list: 'List',
  grid: 'Grid',
  filter: 'Filters',
  filterCount: count => (count === 0 ? 'Filters' : `Filters (${count})`),
  closeFilter: 'Close filters',
  apply: 'Apply',
  show: total => `Show ${total} ${total.plural({ one: 'result', other: 'results' })}`,
  chosen: 'Chosen filters',
  remove: 'remove',
  reset: 'Reset filters',
  city: 'City',
  allCities: 'All cities',
  category: 'Category',
  allCategories: 'All categories',
  radius: 'Distance',
  exactly: 'Only this place',
  radiusKm: km => `${km} km`,
  radiusChip: km => `Within ${km} km`,
  onlyOpen: 'Show only those surely open',
  price: 'Price level',
  openNow: 'Open now',
  rating: 'Rating',
  anyRating: 'Any',
  ratingFrom: rating => `${rating} and up`,
  ratingChip: rating => `Rating ${rating} and up`,
  features: 'Details',
  hasPhoto: 'With photo',
  hasWebsite: 'With website',
  verified: 'Managed by the owner',
  hits: 'Results',
  none: 'No businesses found',
  noneText: (query, place) => {
    const what = query === '' ? 'with these filters' : `for “${query}”`
    return `There is no result ${what} ${place === '' ? 'in the directory' : `in ${place}`}.`
  },
  noneOpen: place =>
    place === ''
      ? 'Nobody is sure to be open for this now.'
      : `Nobody in ${place} is sure to be open for this now.`,
  nearest: {
    'wider-radius': (_subject, at) => `Nearest: ${at}`,
    'without-place': (_subject, at) => `Nearest: ${at}`,
    'without-word': subject => `Without “${subject}” there are`,
    'related-category': subject => `Related: ${subject}`,
    'without-filters': _subject => 'Without filters there are',
  },
  allOfThem: count => `Show all ${count}`,
  alternatives: {
    'wider-radius': subject => `Within ${subject} km`,
    'without-word': subject => `Search without “${subject}”`,
    'without-place': subject =>
      subject === '' ? 'In all of Germany' : `In all of Germany instead of ${subject}`,
    'related-category': subject => `Category ${subject}`,
    'without-filters': () => 'Without filters',
  },
  asksPosition: 'Without your location the search shows results from everywhere.',
  usePosition: 'Use my location',
  correctedTo: to => `Results for “${to}”.`,
  verbatim: from => `Search for “${from}” instead`,
  map: 'Map',
  plot: 'Where the results are',
  plotText: 'Direction and distance of the results on this page, worked out from their coordinates.',
  plotTextCountry: 'Where the results on this page lie in Germany.',
}
