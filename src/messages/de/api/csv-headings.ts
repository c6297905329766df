/** The headings of the lists that the administrator downloads. In German. */
export const messages = {
  audit: ['Nummer', 'Wann', 'Konto', 'Was', 'Betrifft', 'Einzelheiten'],
  search: [
    'Suche',
    'Ort',
    'Sprachen',
    'Suchen',
    'Davon ohne Treffer',
    'Davon mit Tippfehler',
    'Verstanden als',
  ],
  redirects: ['Alter Pfad', 'Neuer Pfad oder 410'],
  newsletter: ['E-Mail', 'Sprache', 'Stand', 'Einwilligung', 'Angefragt', 'Bestätigt'],
  consents: ['Kennung', 'Sprache', 'Frage', 'Erlaubt', 'Gegeben', 'Widerrufen oder ersetzt'],
}

export type CsvHeadingsMessages = typeof messages
