import type { HomeMessages } from '#messages/de/pages/home.ts'

/** What the home page says, in English. */
export const messages: HomeMessages = {
  title: 'Businesses near you',
  inPlaces: count => count.plural({ one: `in ${count} town or city`, other: `in ${count} towns and cities` }),
  description: (businesses, inPlaces) =>
    `${businesses} ${inPlaces} in Germany: garages, doctors, bakeries and more, with opening hours, phone numbers and directions.`,
  lead: (businesses, inPlaces) =>
    `Garages, doctors, bakeries: ${businesses} ${inPlaces}, with opening hours and phone numbers.`,
  emptyDescription:
    'A business directory for Germany that is just starting. Add the first business, free of charge and in a few minutes.',
  emptyLead: 'This directory is just starting: garage, surgery, bakery, everybody can be listed.',
  often: 'Common categories:',
  categories: 'Categories',
  cities: 'Popular cities',
  allCategories: 'All categories',
  otherGroups: 'More sectors',
  allPlaces: 'All places',
  featured: 'Featured businesses',
  featuredNote: 'By rating and completeness.',
  featuredLink: 'How they are chosen',
  resultsTitle: query => (query === '' ? 'Search results' : `Search results for “${query}”`),
  none: 'No results found.',
  noneHint: 'Try using different search terms.',
  sources: 'Where the data comes from',
  sourcesText:
    'Names, addresses and opening hours come from public sources and from the businesses themselves. Ratings come from the source named beside them and are not verified; you cannot leave one here.',
  orderText:
    'Businesses are chosen and ordered by their rating, the number of reviews and how complete their details are. Nobody can pay for a better position.',
  planScale: '1 km',
}
