/** What an introduction is made from; '' for what is not known. */
export interface CityPortrait {
  readonly city: string
  /** 'Bayern' */
  readonly state: string
  /** 'Zahnarzt (5), Friseur (4) und Café (3)' */
  readonly categories: string
  /** 'Hürth, Frechen und Leverkusen' */
  readonly nearby: string
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
      rating === '' ? '' : `Bewertung im Mittel ${rating}.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** Where it is, what it has most of, and what is around: what the figures below do not say. */
  intro: ({ city, state, categories, nearby }: CityPortrait) =>
    [
      state === '' ? '' : `${city} liegt ${state === 'Saarland' ? 'im' : 'in'} ${state}.`,
      categories === '' ? '' : `Am häufigsten sind hier ${categories}.`,
      nearby === '' ? '' : `In der Nähe liegen ${nearby}.`,
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
  emptyCategory: (category: string, city: string) => `Keine Betriebe unter „${category}“ in ${city} gefunden`,
  /** Stands above the places nearby, where there are any. */
  emptyText: 'In den Orten in der Nähe gibt es vielleicht, was Sie suchen.',
  allOf: (city: string) => `Alle Betriebe in ${city}`,
  notFound: 'Ort nicht gefunden',
  notFoundText:
    'Einen Ort dieses Namens kennt das Verzeichnis nicht. Suchen Sie nach dem Namen oder der Postleitzahl.',
}

export type CityMessages = typeof messages
