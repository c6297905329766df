import type { Count } from '#messages/count.ts'

/** What the page of a category says, in German. */
export const messages = {
  inPlaces: (count: Count) => count.plural({ one: `in ${count} Ort`, other: `in ${count} Orten` }),
  /** 'Klangschalen: 12 Betriebe in 8 Orten', for a category that is not counted by a noun of its own. */
  title: (name: string, businesses: string, inPlaces: string) => `${name}: ${businesses} ${inPlaces}`,
  /** '412 Zahnärzte in 80 Orten' */
  countedTitle: (trade: string, inPlaces: string) => `${trade} ${inPlaces}`,
  description: (title: string, text: string, rating: string) =>
    [
      `${title}.`,
      text === '' ? 'Mit Adresse, Öffnungszeiten und Telefonnummer.' : text,
      rating === '' ? '' : `Im Schnitt mit ${rating} bewertet.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** Stands under the name of a real category, which has no text of its own. */
  lead: (businesses: string, inPlaces: string) =>
    `${businesses} ${inPlaces}, mit Adresse, Öffnungszeiten und Telefonnummer.`,
  /** Under a heading that has the numbers. */
  shortLead: 'Mit Adresse, Öffnungszeiten und Telefonnummer.',
  services: 'Oft gesuchte Leistungen',
  found: (count: Count) =>
    count.plural({ one: `${count} Betrieb gefunden`, other: `${count} Betriebe gefunden` }),
  byCity: (name: string) => `${name} nach Ort`,
  largest: (shown: Count, all: Count) => `${shown} von ${all} Orten: die mit den meisten Betrieben`,
  within: 'Kategorien in diesem Bereich',
  related: 'Ähnliche Kategorien',
  empty: 'Keine Betriebe gefunden',
  emptyText: 'In dieser Kategorie gibt es noch keinen Betrieb. Tragen Sie den ersten ein.',
  others: 'Andere Kategorien ansehen',
  failed: 'Die Betriebe lassen sich gerade nicht laden',
  reload: 'Seite neu laden',
  notFound: 'Kategorie nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es keine Kategorie.',
  toAll: 'Alle Kategorien',
}

export type CategoryMessages = typeof messages
