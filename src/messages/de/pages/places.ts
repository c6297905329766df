/** What the page of all places says, in German. */
export const messages = {
  title: 'Alle Orte',
  lead: 'Alle Bundesländer mit ihren größten Orten. Von dort geht es weiter in Landkreise und kleinere Orte.',
  description:
    'Betriebe nach Ort: alle Bundesländer mit ihren größten Städten, dazu Regionen wie Ruhrgebiet und Bodensee.',
  allOf: (businesses: string) => `${businesses} ansehen`,
  landscapes: 'Regionen und Landschaften',
  elsewhere: 'Weitere Orte',
  /** While no business is in the directory. */
  emptyDescription: 'Noch ist niemand eingetragen. Sobald es Betriebe gibt, stehen hier ihre Orte.',
}

export type PlacesMessages = typeof messages
