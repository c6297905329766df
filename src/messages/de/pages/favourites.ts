import type { Count } from '#messages/count.ts'

/** What the page of saved businesses says, in German. */
export const messages = {
  title: 'Merkliste',
  description: 'Die Betriebe, die Sie sich gemerkt haben. Gespeichert sind sie nur in diesem Browser.',
  where:
    'Ihre Liste ist nur in diesem Browser gespeichert. Im Link zum Teilen stehen die Nummern der Betriebe, sonst nichts.',
  withoutScript:
    'Zum Merken braucht diese Seite JavaScript. Listen, die Ihnen jemand schickt, lassen sich auch ohne ansehen.',
  empty: 'Noch nichts gemerkt',
  emptyText: 'Drücken Sie bei einem Betrieb auf das Lesezeichen, dann steht er hier.',
  share: 'Link kopieren',
  copied: 'Link zur Liste kopiert',
  copyPrompt: 'Kopieren ist hier nicht erlaubt. Das ist der Link zur Liste:',
  print: 'Drucken',
  cards: 'Alle Kontakte speichern',
  remove: 'Entfernen',
  removeOne: (name: string) => `${name} von der Merkliste entfernen`,
  removedSeveral: (count: Count) =>
    count.plural({
      one: `${count} Betrieb ist nicht mehr auf der Merkliste.`,
      other: `${count} Betriebe sind nicht mehr auf der Merkliste.`,
    }),
  removed: (name: string) => `„${name}“ ist nicht mehr auf der Merkliste.`,
  undo: 'Rückgängig',
  gone: 'Nicht alle Betriebe dieser Liste stehen noch im Verzeichnis.',
  sharedTitle: 'Geteilte Merkliste',
  sharedText:
    'Diese Betriebe hat jemand für Sie zusammengestellt. Auf Ihre eigene Merkliste kommen sie erst, wenn Sie es wollen.',
  sharedEmpty: 'Auf dieser Liste steht nichts mehr',
  keepAll: 'Alle merken',
  kept: 'Alle Betriebe stehen jetzt auf Ihrer Merkliste',
  noRoom: (max: Count) =>
    `So viele passen nicht auf Ihre Merkliste: Dort ist Platz für höchstens ${max} Betriebe.`,
  toOwn: 'Zu meiner Merkliste',
  map: 'Karte',
  from: 'Entfernung von',
  fromHint: 'Ort oder PLZ',
  showDistance: 'Anzeigen',
  useMine: 'Mein Standort',
  position: 'Ihrem Standort',
  measured: (place: string) => `Luftlinie ab ${place}.`,
  unknownPlace: (name: string) =>
    `„${name}“ finden wir nicht. Geben Sie einen Ort oder eine Postleitzahl ein.`,
  placeFailed: 'Die Entfernung lässt sich gerade nicht berechnen.',
  compare: 'Vergleichen',
  compareNow: 'Auswahl vergleichen',
  ticked: (count: number, most: number) =>
    count === 0
      ? `Kreuzen Sie 2 bis ${most} Betriebe an.`
      : count === 1
        ? 'Kreuzen Sie noch mindestens einen an.'
        : `${count} von höchstens ${most} angekreuzt`,
  full: (most: number) =>
    `Höchstens ${most} Betriebe lassen sich vergleichen. Nehmen Sie zuerst bei einem das Häkchen weg.`,
  comparison: 'Vergleich',
  comparisonCaption: 'Die Betriebe nebeneinander, Angabe für Angabe',
  endComparison: 'Vergleich beenden',
  comparisonFailed: 'Der Vergleich lässt sich gerade nicht laden.',
  again: 'Noch einmal versuchen',
  tooFew:
    'Zum Vergleichen braucht es mindestens zwei Betriebe, und von diesen stehen nicht mehr genug im Verzeichnis.',
  differencesOnly: 'Nur Unterschiede zeigen',
  differs: 'verschieden',
  takeOut: (name: string) => `${name} aus dem Vergleich nehmen`,
  notSaid: 'keine Angabe',
  yes: 'ja',
  no: 'nein',
  priceOf: (level: number) => `${level} von 4`,
  rows: {
    category: 'Kategorie',
    state: 'Jetzt',
    hoursToday: 'Heute',
    week: 'Öffnungszeiten',
    distance: 'Entfernung',
    price: 'Preisniveau',
    place: 'Adresse',
    phone: 'Telefon',
  },
}

export type FavouritesMessages = typeof messages
