import type { Count } from '#messages/count.ts'

/** What the help says around its questions, in German. */
export const messages = {
  search: 'Fragen durchsuchen',
  searchHint: 'Zum Beispiel: löschen',
  submit: 'Suchen',
  questions: (count: Count) => count.plural({ one: `${count} Frage`, other: `${count} Fragen` }),
  found: (count: Count, query: string) =>
    `${count.plural({ one: `${count} Frage passt`, other: `${count} Fragen passen` })} zu „${query}“`,
  groups: 'Themen',
  none: 'Keine Ergebnisse gefunden',
  noneText: (query: string) =>
    `Zu „${query}“ steht hier nichts. Versuchen Sie ein anderes Wort, oder fragen Sie uns.`,
  reset: 'Suche zurücksetzen',
  support: 'Nichts gefunden? Fragen Sie uns',
  phone: 'Telefon',
  email: 'E-Mail',
  message: 'Nachricht',
  messageLink: 'Zum Kontaktformular',
  reply: (time: string) => `Antwort innerhalb von ${time}`,
  messageText: 'Fragen Sie, was Sie wissen möchten, oder sagen Sie uns, was nicht stimmt.',
  /** Endings that a search word may lose, so that it finds its other forms. */
  wordEnding: /(?:ungen|ung|en|er|e|n|s|t)$/,
  /** Words of a line mean the same to who looks for help. In small letters. */
  sameMeaning: [
    'löschen gelöscht löschung entfernen entfernt herausnehmen rausnehmen austragen streichen abmelden',
    'ändern ändere bearbeiten aktualisieren korrigieren berichtigen',
    'fehler falsch falsche melden',
    'kosten kostet preis gebühr kostenlos bezahlen geld gratis umsonst',
    'konto account registrieren anmelden login passwort kennwort',
    'umkreis nähe entfernung radius',
    'datenschutz dsgvo gespeichert',
    'eintragen hinzufügen anlegen aufnehmen',
    'bewertung bewertungen rezension sterne',
    'abgeben schreiben verfassen',
    'öffnungszeiten telefonnummer adresse website angaben eintrag',
    'inhaber inhaberin besitzer eigentümer sprechen',
    'werbung anzeige anzeigen plätze',
    'geschlossen dicht pleite mehr',
    'betrieb laden geschäft firma unternehmen',
    'fehlt fehlenden drin',
    'vergessen zurücksetzen',
    'newsletter abonnieren abbestellen',
  ] as readonly string[],
  /** Words of a question that say nothing about what it is about. In small letters. */
  fillers:
    'ich sie man mein meine meinen meiner ihr ihre ist sind das der die den ein eine einen es nicht kein wie was wo wer warum kann muss hier zu im in und oder gibt gute schlechte',
  resources: 'Zum Weiterlesen',
  listing: 'Betrieb eintragen',
  listingText: 'Was Sie brauchen, wie es abläuft und wie Sie den Eintrag später ändern.',
  tips: 'Besser suchen',
  tipsText: 'So kommen Sie mit Ort, Postleitzahl, Umkreis und Filtern schneller zum Ziel.',
  blog: 'Blog',
  blogText: 'Artikel für alle, die einen Betrieb suchen, und für alle, die einen führen.',
}

export type HelpMessages = typeof messages
