import type { RegionMessages } from '#messages/de/pages/region.ts'

/** What the page of a region says, in English. */
export const messages: RegionMessages = {
  inPlaces: count => count.plural({ one: `in ${count} town or city`, other: `in ${count} towns and cities` }),
  title: (region, businesses, inPlaces) => `${region}: ${businesses} ${inPlaces}`,
  description: (title, categories) =>
    `${title}${categories === '' ? '' : `. Most common: ${categories}`}. With address, opening hours and phone number.`,
  lead: (businesses, inPlaces, categories) =>
    `${businesses} ${inPlaces}${categories === '' ? '' : `. Most common: ${categories}`}.`,
  search: 'Search in this region',
  groups: 'Sectors in this region',
  best: 'Best rated',
  all: businesses => `See ${businesses}`,
  order: 'Best rating first; where ratings are equal, more reviews first.',
  cities: 'Towns and cities with the most businesses',
  categories: 'Common categories',
  parts: 'Districts and regions within',
  landscapes: 'Well-known areas',
  empty: region => `No businesses found: ${region}`,
  notFound: 'Region not found',
  notFoundText: 'There is no region with this name in the directory. Search for a town or a county.',
}
