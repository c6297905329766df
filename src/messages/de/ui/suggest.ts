import type { Count } from '#messages/count.ts'
import { messages as regions } from '#messages/de/in-region.ts'

/** What the search boxes say while somebody types, in German; loaded with the first focus. */
export const messages = {
  list: 'Vorschläge',
  back: 'Zurück',
  combinations: 'Kategorie und Ort',
  popular: 'Häufige Kategorien',
  businesses: 'Betriebe',
  categories: 'Kategorien',
  needs: 'Anliegen',
  cities: 'Orte',
  regions: 'Regionen',
  districts: 'Stadtteile',
  postalCodes: 'Postleitzahlen',
  recent: 'Letzte Suchen',
  /** A search as it was made: 'friseur in Köln', 'friseur im Ruhrgebiet'. */
  search: (query: string, place: string) =>
    place === '' ? query : `${query === '' ? 'Alles' : query} ${regions.inRegion(place)}`,
  remove: (search: string) => `„${search}“ entfernen`,
  removeAll: 'Alle löschen',
  remember: 'Suchen in diesem Browser merken',
  stopRemembering: 'Nicht mehr merken',
  near: 'In meiner Nähe',
  locating: 'Ihr Standort wird ermittelt …',
  refused: 'Ihr Browser gibt den Standort nicht frei. Geben Sie einen Ort oder eine Postleitzahl ein.',
  unlocated: 'Ihr Standort ließ sich nicht ermitteln. Geben Sie einen Ort oder eine Postleitzahl ein.',
  found: (count: Count) =>
    count.plural({
      one: `${count} Vorschlag, mit der Pfeiltaste zu erreichen`,
      other: `${count} Vorschläge, mit den Pfeiltasten zu erreichen`,
    }),
  removable: 'Mit der Taste Entf entfernen Sie eine Suche aus der Liste.',
  none: 'Keine Vorschläge',
  searchFor: (typed: string) => `Nach „${typed}“ suchen`,
  searchIn: (typed: string) => `In „${typed}“ suchen`,
  /** In place of suggestions that could not be read. */
  failed: 'Vorschläge lassen sich gerade nicht laden. Suchen können Sie trotzdem.',
}

export type SuggestMessages = typeof messages
