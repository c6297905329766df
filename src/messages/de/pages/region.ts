import type { Count } from '#messages/count.ts'

/** What the page of a region says, in German. */
export const messages = {
  inPlaces: (count: Count) => count.plural({ one: `in ${count} Ort`, other: `in ${count} Orten` }),
  /** 'Landkreis Rosenheim: 412 Betriebe in 46 Orten' */
  title: (region: string, businesses: string, inPlaces: string) => `${region}: ${businesses} ${inPlaces}`,
  description: (title: string, categories: string) =>
    `${title}${categories === '' ? '' : `, am häufigsten ${categories}`}. Mit Adresse, Öffnungszeiten und Telefonnummer.`,
  lead: (businesses: string, inPlaces: string, categories: string) =>
    `${businesses} ${inPlaces}${categories === '' ? '' : `, am häufigsten ${categories}`}.`,
  search: 'In dieser Region suchen',
  groups: 'Bereiche in dieser Region',
  best: 'Am besten bewertet',
  all: (businesses: string) => `${businesses} ansehen`,
  order: 'Die beste Bewertung zuerst; bei gleicher Note entscheidet die Zahl der Bewertungen.',
  cities: 'Orte mit den meisten Betrieben',
  categories: 'Häufige Kategorien',
  parts: 'Kreise und Regionen darin',
  landscapes: 'Landschaften',
  empty: (region: string) => `${region}: noch keine Betriebe`,
  notFound: 'Region nicht gefunden',
  notFoundText: 'Eine Region mit diesem Namen kennen wir nicht. Suchen Sie nach einem Ort oder Landkreis.',
}

export type RegionMessages = typeof messages
