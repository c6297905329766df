import type { RegionMessages } from '#messages/de/pages/region.ts'

/** What the page of a region says, in English. */
export const messages: RegionMessages = {
  inPlaces: count => count.plural({ one: `in ${count} place`, other: `in ${count} places` }),
  title: (region, businesses, inPlaces) => `${region}: ${businesses} ${inPlaces}`,
  description: (title, categories) =>
    `${title}${categories === '' ? '' : `, most often ${categories}`}. With address, opening hours and phone number.`,
  lead: (businesses, inPlaces, categories) =>
    `${businesses} ${inPlaces}${categories === '' ? '' : `, most often ${categories}`}.`,
  search: 'Search in this region',
  groups: 'Sectors in this region',
  best: 'Best rated',
  all: businesses => `All ${businesses}`,
  order: 'Best rating first; between equal ones, the one with more reviews.',
  cities: 'Places with the most businesses',
  categories: 'Common categories',
  parts: 'Regions within it',
  landscapes: 'Landscapes',
  empty: region => `No businesses found: ${region}`,
  notFound: 'Region not found',
  notFoundText: 'The directory knows no region of this name. Search by a place or a county.',
}
