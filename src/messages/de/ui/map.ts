/** What maps say, in German. */
export const messages = {
  load: 'Karte laden',
  /** @param host of the map's pictures, 'tile.openstreetmap.org' */
  consent: (host: string) =>
    `Die Kartenbilder kommen von ${host}, aber erst, wenn Sie darauf klicken. Dann erfährt dieser Dienst Ihre IP-Adresse.`,
  loading: 'Karte wird geladen …',
  failed: 'Die Karte lässt sich gerade nicht laden. Versuchen Sie es noch einmal.',
  of: (name: string) => `Karte: ${name}`,
  /** The letter of the compass. */
  north: 'N',
  ofHits: 'Karte der Treffer',
}

export type MapMessages = typeof messages
