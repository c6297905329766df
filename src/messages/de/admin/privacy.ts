import type { Count } from '#messages/count.ts'

/** What the suppression list says, in German. */
export const messages = {
  title: 'Sperrliste',
  list: 'Gesperrt',
  count: (count: Count) => count.plural({ one: 'Eine Sperre', other: `${count} Sperren` }),
  none: 'Nichts ist gesperrt. Wer entfernt wird oder widerspricht, steht danach hier.',
  intro:
    'Was hier steht, legt kein Import an, auch nicht anders geschrieben. Wer gemeint ist, steht nicht dabei: Gespeichert ist nur ein verschlüsselter Prüfwert. Ob ein Betrieb gesperrt ist, prüfen Sie unten. Eine Sperre aufzuheben bringt nichts zurück: Erst der nächste Import könnte den Betrieb wieder anlegen.',
  kind: 'Erkannt an',
  kinds: {
    place_id: 'Google-Place-ID',
    phone: 'Telefon',
    name_address: 'Name und Anschrift',
  },
  reason: 'Grund',
  since: 'Seit',
  origin: 'Herkunft',
  removed: (number: string) => `entfernter Betrieb ${number}`,
  byHand: 'Widerspruch',
  deeds: 'Aktion',
  lift: 'Aufheben',
  liftOf: (entry: string) => `Sperre aufheben: ${entry}`,
  liftTitle: 'Diese Sperre aufheben?',
  liftText: (entry: string) =>
    `${entry}. Enthält der nächste Import diesen Betrieb, steht er wieder im Verzeichnis. Hat jemand widersprochen, braucht es dafür seine Zustimmung.`,
  liftRemoved: 'Der entfernte Betrieb bleibt entfernt; wiederherstellen können Sie ihn auf seiner Seite.',
  lifted: 'Die Sperre ist aufgehoben.',
  add: 'Prüfen oder sperren',
  addText:
    'Prüfen Sie, ob ein Betrieb gesperrt ist, und heben Sie die Sperre hier auf. Oder sperren Sie ihn, zum Beispiel nach einem Widerspruch, bevor er je im Verzeichnis stand.',
  check: 'Prüfen',
  checking: 'Prüft …',
  notListed: 'Steht nicht auf der Sperrliste.',
  listed: (kind: string, reason: string, day: string) => `Gesperrt seit ${day}: ${kind}. Grund: ${reason}`,
  by: 'Woran soll der Betrieb erkannt werden?',
  placeId: 'Google-Place-ID',
  phone: 'Telefon',
  name: 'Name',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  reasonHint: 'Wer wann worum gebeten hat; steht nur hier und im Protokoll.',
  submit: 'Sperren',
  submitting: 'Sperrt …',
  added: 'Gesperrt.',
}

export type AdminPrivacyMessages = typeof messages
