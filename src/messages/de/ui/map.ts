/** What maps say, in German. */
export const messages = {
  load: 'Karte laden',
  /** @param host of the map's pictures, 'tile.openstreetmap.org' */
  consent: (host: string) =>
    `Erst ein Klick lädt Kartenbilder von ${host}, und der Dienst erfährt Ihre IP-Adresse.`,
  loading: 'Karte wird geladen …',
  failed: 'Die Karte lässt sich gerade nicht laden. Versuchen Sie es noch einmal.',
  of: (name: string) => `Karte: ${name}`,
  /** The letter of the compass. */
  north: 'N',
  ofHits: 'Karte der Treffer',
}

export type MapMessages = typeof messages
