import type { Count } from '#messages/count.ts'

/** The figures that an introduction is made from; '' for what is not known. */
export interface CityFigures {
  /** '72 Betriebe' */
  readonly businesses: Count
  readonly city: string
  /** The category of a category-in-city page. */
  readonly category: string
  /** 'Zahnarzt (5), Friseur (4) und Café (3)' */
  readonly categories: string
  /** '4,4' */
  readonly rating: string
  /** 'Hürth, Frechen und Leverkusen' */
  readonly nearby: string
}

/** What the pages of cities say, in German. */
export const messages = {
  heading: (city: string) => `Betriebe in ${city}`,
  categoryHeading: (category: string, city: string) => `${category} in ${city}`,
  /** '72 Betriebe in Köln' */
  title: (businesses: string, city: string) => `${businesses} in ${city}`,
  /** 'Zahnarzt in Köln: 5 Betriebe' */
  categoryTitle: (category: string, city: string, businesses: string) =>
    `${category} in ${city}: ${businesses}`,
  description: (title: string, categories: string, rating: string) =>
    [
      `${title}${categories === '' ? '' : `, am häufigsten ${categories}`}.`,
      'Mit Adresse, Öffnungszeiten und Telefonnummer.',
      rating === '' ? '' : `Bewertung im Mittel ${rating}.`,
    ]
      .filter(Boolean)
      .join(' '),
  intro: ({ businesses, city, category, categories, rating, nearby }: CityFigures) =>
    [
      `In ${city} ${businesses.plural({ one: 'steht', other: 'stehen' })} ${businesses}${category === '' ? '' : ` unter „${category}“`} im Verzeichnis${
        categories === '' ? '' : `, am häufigsten ${categories}`
      }.`,
      rating === '' ? '' : `Bei Google liegt die Bewertung im Mittel bei ${rating} von 5.`,
      nearby === '' ? '' : `In der Nähe: ${nearby}.`,
    ]
      .filter(Boolean)
      .join(' '),
  about: (city: string) => `${city} im Überblick`,
  groups: 'Bereiche in diesem Ort',
  all: 'Alle',
  frequent: (city: string) => `Häufig in ${city}`,
  byCategory: 'Nach Kategorie',
  nearby: 'In der Nähe',
  categoryNearby: (category: string) => `${category} in der Nähe`,
  /** '12 km, 24 Betriebe' */
  neighbour: (distance: string, count: string) => `${distance} · ${count}`,
  empty: (city: string) => `Keine Betriebe in ${city} gefunden`,
  emptyCategory: (category: string, city: string) => `Keine Betriebe unter „${category}“ in ${city} gefunden`,
  /** Stands above the places nearby, where there are any. */
  emptyText: 'In den Orten in der Nähe gibt es vielleicht, was Sie suchen.',
  allOf: (city: string) => `Alle Betriebe in ${city}`,
  notFound: 'Ort nicht gefunden',
  notFoundText:
    'Einen Ort dieses Namens kennt das Verzeichnis nicht. Suchen Sie nach dem Namen oder der Postleitzahl.',
}

export type CityMessages = typeof messages
