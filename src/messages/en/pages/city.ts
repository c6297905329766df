import type { CitySize } from '#domain/place/city-size.ts'
import type { CityMessages, CityPortrait } from '#messages/de/pages/city.ts'

const SIZES: Readonly<Record<CitySize, string>> = {
  million: 'a city of more than a million inhabitants',
  large: 'a large city',
  medium: 'a medium-sized town',
  small: 'a place with fewer than 20,000 inhabitants',
  village: 'a place with fewer than 5,000 inhabitants',
}

function placed({ city, state, size }: Pick<CityPortrait, 'city' | 'state' | 'size'>): string {
  const region = state === '' ? 'in Germany' : `in ${state}, Germany`
  if (size === null) return state === '' ? '' : `${city} is ${region}.`
  return `${city} is ${SIZES[size]} ${region}.`
}

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
  intro: ({ city, state, size, largerCity, distanceKm, specialities }) =>
    [
      placed({ city, state, size }),
      largerCity === '' ? '' : `The nearest larger city is ${largerCity}, about ${distanceKm} km away.`,
      specialities === '' ? '' : `More common here than elsewhere: ${specialities}.`,
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
