/** What an open map says, in German; loaded together with it. */
export const messages = {
  picturesMissing: 'Der Kartendienst antwortet nicht. Was eingezeichnet ist, liegt trotzdem richtig.',
  close: 'Karte schließen',
  zoomIn: 'Karte vergrößern',
  zoomOut: 'Karte verkleinern',
  keys: 'Mit den Pfeiltasten verschieben Sie die Karte, mit Plus und Minus ändern Sie ihren Maßstab.',
  pin: (number: number, name: string) => `${number}: ${name}`,
  /** @param numbers the first and how many more: '5 +2' */
  cluster: (numbers: string, count: number) =>
    `${numbers}: ${count} Betriebe dicht beieinander, Karte vergrößern`,
  /** Of those that no scale parts: pressing shows them in a list. */
  sameSpot: (numbers: string, count: number) => `${numbers}: ${count} Betriebe an derselben Stelle`,
  searchHere: 'In diesem Ausschnitt suchen',
  /** As OpenStreetMap asks to be named. */
  contributors: 'OpenStreetMap-Mitwirkende',
}

export type OpenMapMessages = typeof messages
