import type { Count } from '#messages/count.ts'

/** What the suppression list says, in German. */
export const messages = {
  title: 'Sperrliste',
  list: 'Gesperrt',
  count: (count: Count) => count.plural({ one: 'Eine Sperre', other: `${count} Sperren` }),
  none: 'Noch ist nichts gesperrt. Hier stehen Betriebe, die Sie entfernen oder die nicht im Verzeichnis stehen wollen.',
  intro:
    'Betriebe auf dieser Liste legt kein Import an, auch nicht in anderer Schreibweise. Gespeichert ist nur eine Prüfsumme: Wer gemeint ist, lässt sich daraus nicht ablesen. Ob ein Betrieb gesperrt ist, prüfen Sie unten. Heben Sie eine Sperre auf, kommt der Betrieb nicht gleich zurück: Erst der nächste Import kann ihn wieder anlegen.',
  kind: 'Erkannt an',
  kinds: {
    place_id: 'Google-Kennung',
    phone: 'Telefon',
    name_address: 'Name und Anschrift',
  },
  reason: 'Grund',
  since: 'Seit',
  origin: 'Herkunft',
  removed: (number: string) => `entfernter Betrieb ${number}`,
  byHand: 'Widerspruch',
  actionsHead: 'Aktion',
  lift: 'Aufheben',
  liftOf: (entry: string) => `Sperre aufheben: ${entry}`,
  liftTitle: 'Diese Sperre aufheben?',
  liftText: (entry: string) =>
    `${entry}. Enthält der nächste Import diesen Betrieb, steht er wieder im Verzeichnis. Hat jemand widersprochen, brauchen Sie dafür seine Zustimmung.`,
  liftRemoved:
    'Der Betrieb bleibt trotzdem entfernt. Wiederherstellen können Sie ihn auf seiner Seite in der Verwaltung.',
  lifted: 'Die Sperre ist aufgehoben.',
  add: 'Prüfen oder sperren',
  addText:
    'Prüfen Sie, ob ein Betrieb gesperrt ist, und heben Sie die Sperre hier auf. Oder sperren Sie ihn, zum Beispiel nach einem Widerspruch, bevor er je im Verzeichnis stand.',
  check: 'Prüfen',
  checking: 'Wird geprüft …',
  notListed: 'Dieser Betrieb steht nicht auf der Sperrliste.',
  listed: (kind: string, reason: string, day: string) => `Gesperrt seit ${day}: ${kind}. Grund: ${reason}`,
  by: 'Woran soll der Betrieb erkannt werden?',
  placeId: 'Google-Kennung',
  phone: 'Telefon',
  name: 'Name',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  reasonHint: 'Wer wann worum gebeten hat; steht nur hier und im Protokoll.',
  submit: 'Sperren',
  submitting: 'Wird gesperrt …',
  added: 'Der Betrieb ist gesperrt.',
}

export type AdminPrivacyMessages = typeof messages
