import type { CitySize } from '#domain/place/city-size.ts'

/** What an introduction is made from; '' for what is not known. */
export interface CityPortrait {
  readonly city: string
  /** 'Bayern' */
  readonly state: string
  readonly size: CitySize | null
  /** The nearest one: 'Köln'. */
  readonly largerCity: string
  /** How far it is: '34'. */
  readonly distanceKm: string
  /** What there is more of than elsewhere: 'Zahnärzte und Cafés'. */
  readonly specialities: string
}

const SIZES: Readonly<Record<CitySize, string>> = {
  million: 'ist eine Millionenstadt',
  large: 'ist eine Großstadt',
  medium: 'ist eine mittelgroße Stadt',
  small: 'hat weniger als 20.000 Einwohner',
  village: 'hat weniger als 5.000 Einwohner',
}

/** 'Köln ist eine Großstadt in Nordrhein-Westfalen.', 'Zemmer liegt in Rheinland-Pfalz und hat weniger als 5.000 Einwohner.' */
function placed({ city, state, size }: Pick<CityPortrait, 'city' | 'state' | 'size'>): string {
  const region = state === '' ? '' : `${state === 'Saarland' ? 'im' : 'in'} ${state}`
  if (size === null) return region && `${city} liegt ${region}.`
  if (region === '') return `${city} ${SIZES[size]}.`
  const isTown = size === 'small' || size === 'village'
  return isTown ? `${city} liegt ${region} und ${SIZES[size]}.` : `${city} ${SIZES[size]} ${region}.`
}

/** What the pages of cities say, in German. */
export const messages = {
  heading: (city: string) => `Betriebe in ${city}`,
  categoryHeading: (category: string, city: string) => `${category} in ${city}`,
  /** '72 Betriebe in Köln', '5 Zahnärzte in Köln' */
  title: (businesses: string, city: string) => `${businesses} in ${city}`,
  /** 'Zahnarzt in Köln: 5 Betriebe', for a category that is not counted by a noun of its own. */
  categoryTitle: (category: string, city: string, businesses: string) =>
    `${category} in ${city}: ${businesses}`,
  description: (title: string, categories: string, rating: string) =>
    [
      `${title}${categories === '' ? '' : `, am häufigsten ${categories}`}.`,
      'Mit Adresse, Öffnungszeiten und Telefonnummer.',
      rating === '' ? '' : `Im Schnitt mit ${rating} bewertet.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** How large it is, where, and what is special: what the lists and figures of the page do not say. */
  intro: ({ city, state, size, largerCity, distanceKm, specialities }: CityPortrait) =>
    [
      placed({ city, state, size }),
      largerCity === '' ? '' : `Die nächste größere Stadt ist ${largerCity}, etwa ${distanceKm} km entfernt.`,
      specialities === '' ? '' : `Häufiger als anderswo gibt es hier ${specialities}.`,
    ]
      .filter(Boolean)
      .join(' '),
  about: (city: string) => `${city} im Überblick`,
  groups: 'Bereiche in diesem Ort',
  /** Above the whole list. */
  all: 'Alle Betriebe',
  frequent: (city: string) => `Häufig in ${city}`,
  byCategory: 'Nach Kategorie',
  nearby: 'In der Nähe',
  categoryNearby: (category: string) => `${category} in der Nähe`,
  /** '12 km, 24 Betriebe' */
  neighbour: (distance: string, count: string) => `${distance} · ${count}`,
  empty: (city: string) => `Keine Betriebe in ${city} gefunden`,
  emptyCategory: (category: string, city: string) =>
    `Unter „${category}“ gibt es in ${city} noch keinen Betrieb`,
  /** Stands above the places nearby, where there are any. */
  emptyText: 'In den Orten in der Nähe gibt es vielleicht, was Sie suchen.',
  allOf: (city: string) => `Alle Betriebe in ${city}`,
  notFound: 'Ort nicht gefunden',
  notFoundText:
    'Einen Ort mit diesem Namen kennen wir nicht. Suchen Sie ihn hier, gern auch mit der Postleitzahl.',
}

export type CityMessages = typeof messages
