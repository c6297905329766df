import type { Count } from '#messages/count.ts'

/** What the page of saved businesses says, in German. */
export const messages = {
  title: 'Merkliste',
  description: 'Gemerkte Betriebe, gespeichert nur in diesem Browser.',
  where:
    'Die Liste liegt nur in diesem Browser. Der Link zum Teilen enthält die Nummern der Betriebe, sonst nichts.',
  withoutScript:
    'Zum Merken braucht diese Seite JavaScript. Listen, die Ihnen jemand schickt, lassen sich auch ohne ansehen.',
  empty: 'Noch nichts gemerkt',
  emptyText: 'Das Lesezeichen an jedem Eintrag setzt ihn auf diese Liste.',
  share: 'Link kopieren',
  copied: 'Link zur Liste kopiert',
  copyPrompt: 'Kopieren ist hier nicht erlaubt. Das ist der Link zur Liste:',
  print: 'Drucken',
  cards: 'Alle Kontakte speichern',
  remove: 'Entfernen',
  removeOne: (name: string) => `${name} von der Merkliste entfernen`,
  removed: (name: string) => `„${name}“ ist nicht mehr auf der Merkliste.`,
  undo: 'Rückgängig',
  gone: 'Nicht alle Betriebe dieser Liste stehen noch im Verzeichnis.',
  sharedTitle: 'Geteilte Merkliste',
  sharedText:
    'Diese Betriebe hat jemand für Sie zusammengestellt. Auf Ihre eigene Merkliste kommen sie erst, wenn Sie es wollen.',
  sharedEmpty: 'Auf dieser Liste steht nichts mehr',
  keepAll: 'Alle merken',
  kept: 'Alle Betriebe stehen jetzt auf Ihrer Merkliste',
  noRoom: (max: Count) => `Auf Ihre Merkliste passen nicht alle: Sie fasst ${max} Betriebe.`,
  toOwn: 'Zu meiner Merkliste',
}

export type FavouritesMessages = typeof messages
