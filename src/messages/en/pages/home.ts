import type { HomeMessages } from '#messages/de/pages/home.ts'

/** What the home page says, in English. */
export const messages: HomeMessages = {
  title: 'Businesses near you',
  inPlaces: count => count.plural({ one: `in ${count} town`, other: `in ${count} towns and cities` }),
  description: (businesses, inPlaces) =>
    `${businesses} ${inPlaces} in Germany: car repair, doctors, bakeries and more, with opening hours, phone number and directions.`,
  lead: (businesses, inPlaces) =>
    `Car repair, doctor, bakery: ${businesses} ${inPlaces}, with opening hours and phone number.`,
  often: 'Common categories:',
  categories: 'Categories',
  cities: 'Popular cities',
  allBusinesses: 'All businesses',
  allCategories: 'All categories',
  otherGroups: 'Other sectors',
  allPlaces: 'All places',
  featured: 'Featured businesses',
  featuredNote: 'By rating and completeness.',
  featuredLink: 'How they are chosen',
  resultsTitle: query => (query === '' ? 'Search results' : `Search results for “${query}”`),
  resultsNote: total => `${total} ${total.plural({ one: 'result', other: 'results' })}`,
  none: 'No results found.',
  noneHint: 'Try using different search terms.',
  sources: 'Where the data comes from',
  sourcesText:
    'Names, addresses and opening hours come from public sources and from the businesses themselves. Ratings are taken from Google, not given here, and are not verified.',
  orderText:
    'Businesses are chosen and ordered by rating, number of reviews and completeness of their details. Nobody can buy a better place.',
  planScale: '1 km',
}
