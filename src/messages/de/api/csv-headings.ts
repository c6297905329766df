/** The headings of the lists that the administrator downloads. In German. */
export const messages = {
  audit: ['Nummer', 'Zeitpunkt', 'Konto', 'Vorgang', 'Betrifft', 'Einzelheiten'],
  search: ['Suche', 'Ort', 'Sprachen', 'Suchen', 'Davon ohne Treffer', 'Davon berichtigt', 'Gelesen als'],
  redirects: ['Alter Pfad', 'Neuer Pfad oder 410'],
  newsletter: ['E-Mail', 'Sprache', 'Zustand', 'Einwilligung', 'Angefragt', 'Bestätigt'],
}

export type CsvHeadingsMessages = typeof messages
