import type { CityMessages } from '#messages/de/pages/city.ts'

/** What the pages of cities say, in English. */
export const messages: CityMessages = {
  heading: city => `Businesses in ${city}`,
  categoryHeading: (category, city) => `${category} in ${city}`,
  title: (businesses, city) => `${businesses} in ${city}`,
  categoryTitle: (category, city, businesses) => `${category} in ${city}: ${businesses}`,
  description: (title, categories, rating) =>
    [
      `${title}${categories === '' ? '' : `. Most common: ${categories}`}.`,
      'With address, opening hours and phone number.',
      rating === '' ? '' : `Average rating ${rating}.`,
    ]
      .filter(Boolean)
      .join(' '),
  intro: ({ city, state, categories, nearby }) =>
    [
      state === '' ? '' : `${city} is in ${state}, Germany.`,
      categories === '' ? '' : `Most common here: ${categories}.`,
      nearby === '' ? '' : `Nearby: ${nearby}.`,
    ]
      .filter(Boolean)
      .join(' '),
  about: city => `${city} at a glance`,
  groups: 'Sectors here',
  all: 'All businesses',
  frequent: city => `Most common in ${city}`,
  byCategory: 'By category',
  nearby: 'Nearby',
  categoryNearby: category => `${category} nearby`,
  neighbour: (distance, count) => `${distance} · ${count}`,
  empty: city => `No businesses found in ${city}`,
  emptyCategory: (category, city) => `No businesses found under “${category}” in ${city}`,
  emptyText: 'Places nearby may have what you are looking for.',
  allOf: city => `All businesses in ${city}`,
  notFound: 'Place not found',
  notFoundText: 'There is no place with this name in the directory. Search by name or postcode.',
}
