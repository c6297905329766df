import type { Count } from '#messages/count.ts'

/** What the help says around its questions, in German. */
export const messages = {
  search: 'Fragen durchsuchen',
  searchHint: 'Zum Beispiel Umkreis',
  submit: 'Suchen',
  questions: (count: Count) => count.plural({ one: `${count} Frage`, other: `${count} Fragen` }),
  found: (count: Count, query: string) =>
    `${count.plural({ one: `${count} Frage passt`, other: `${count} Fragen passen` })} zu „${query}“`,
  groups: 'Themen',
  none: 'Keine Ergebnisse gefunden',
  noneText: (query: string) => `Keine Frage und keine Antwort enthält „${query}“.`,
  reset: 'Suche zurücksetzen',
  support: 'Persönlich weiterhelfen lassen',
  phone: 'Telefon',
  email: 'E-Mail',
  message: 'Nachricht',
  messageLink: 'Zum Kontaktformular',
  reply: (time: string) => `Antwort innerhalb von ${time}`,
  messageText: 'Für Fragen, Hinweise und Änderungen am eigenen Eintrag.',
  resources: 'Zum Weiterlesen',
  listing: 'Betrieb eintragen',
  listingText: 'Was Sie brauchen, wie es abläuft und wie Sie den Eintrag später ändern.',
  tips: 'Besser suchen',
  tipsText: 'Orte, Postleitzahlen, Umkreis und Filter so verwenden, dass wenig übrig bleibt.',
  blog: 'Blog',
  blogText: 'Artikel für alle, die einen Betrieb suchen, und für alle, die einen führen.',
}

export type HelpMessages = typeof messages
