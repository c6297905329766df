import type { BusinessesMessages, WhereWords } from '#messages/de/pages/businesses.ts'

/** ' in Köln' */
function whereText({ place, region, radius }: WhereWords): string {
  if (region) return ` ${region}`
  if (radius) return ` within ${radius} km${place && ` of ${place}`}`
  return place && ` in ${place}`
}

/** What the search page says, in English. */
export const messages: BusinessesMessages = {
  title: 'Find a business',
  heading: 'All businesses',
  description: 'Find businesses by place, category, distance, rating and opening hours.',
  headline: (total, { query, category, ...where }) => {
    const words = query && ` for “${query}”`
    const trade = category && (query ? ` in the category ${category}` : ` for ${category}`)
    return `${total} ${total.plural({ one: 'result', other: 'results' })}${words}${trade}${whereText(where)}`
  },
  tradeHeadline: (count, noun, where) => `${count} ${noun}${whereText(where)}`,
  searchTitle: (query, place, category) =>
    [
      category || (query === '' && place !== '' ? 'Businesses' : ''),
      query === '' ? '' : `“${query}”`,
      place === '' ? '' : `in ${place}`,
    ]
      .filter(Boolean)
      .join(' '),
  whereText,
  everywhere: 'All of Germany',
  inAll: businesses => `${businesses} across Germany`,
  mapSection: 'Map section',
  around: (place, radius) => `Within ${radius} km of ${place}`,
  relevance: (hasWords, isNear) =>
    `By ${hasWords ? 'relevance, ' : ''}${isNear ? 'distance, ' : ''}rating and completeness`,
  order: {
    distance: 'By distance',
    rating: 'By rating',
    reviews: 'By number of reviews',
    name: 'By name',
    city: 'By town',
  },
  orderLink: 'How we rank results',
  sort: 'Sort by',
  sorts: {
    relevance: 'Best match',
    distance: 'Distance',
    rating: 'Best rating',
    reviews: 'Most reviews',
    name: 'Name A–Z',
    city: 'Town A–Z',
  },
  view: 'View',
  list: 'List',
  grid: 'Grid',
  toFilters: 'Go to the filters',
  filter: 'Filters',
  filterCount: count => (count === 0 ? 'Filters' : `Filters (${count})`),
  closeFilter: 'Close filters',
  apply: 'Apply',
  show: total =>
    total === undefined
      ? 'Show results'
      : `Show ${total} ${total.plural({ one: 'result', other: 'results' })}`,
  skipToHits: 'Skip to results',
  /** The row of chips above the list. */
  quick: 'Popular filters',
  openNow: 'Open now',
  chosen: 'Selected filters',
  remove: 'remove',
  verbatimChip: 'Verbatim',
  reset: 'Clear filters',
  city: 'Town or city',
  allCities: 'All towns and cities',
  category: 'Category',
  allCategories: 'All categories',
  more: { categories: 'More categories', cities: 'More towns and cities', attributes: 'More features' },
  radius: 'Distance',
  exactly: 'Only this place',
  radiusKm: km => `${km} km`,
  radiusChip: km => `Within ${km} km`,
  price: 'Price level',
  open: 'Open',
  now: 'Now',
  today: 'Today',
  otherTime: 'At another time',
  day: 'Day',
  time: 'Time',
  rating: 'Rating',
  anyTime: 'At any time',
  anyRating: 'Any',
  ratingFrom: rating => `${rating} and up`,
  ratingChip: rating => `Rated ${rating} and up`,
  attributes: 'Amenities and services',
  features: 'Details',
  hasPhoto: 'With a photo',
  hasWebsite: 'With a website',
  verified: 'Managed by its owner',
  hits: 'Results',
  partOf: (left, all) => `${left} of ${all} ${all.plural({ one: 'business', other: 'businesses' })}`,
  otherwise: {
    words: results =>
      `Did you mean a name? See ${results} ${results.plural({ one: 'result', other: 'results' })} with exactly these words`,
    meaning: results =>
      `Not a name? See ${results} ${results.plural({ one: 'result that fits', other: 'results that fit' })} what you asked for`,
  },
  leftOut: words => `Searched without “${words}”: there are no results with it.`,
  correctedTo: to => `Showing results for “${to}”.`,
  verbatim: from => `Search for “${from}” instead`,
  map: 'Map',
  plot: 'Where the results are',
  plotText: 'Direction and distance of the businesses on this page, worked out from their coordinates.',
  plotTextCountry: 'Where the businesses on this page are in Germany.',
}
