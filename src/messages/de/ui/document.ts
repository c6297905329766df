/** What every written page says around its text, in German. */
export const messages = {
  home: 'Start',
  contents: 'Inhalt',
  updated: (date: string) => `Zuletzt geändert am ${date}`,
  incomplete: 'Unvollständig: Angaben zum Betreiber fehlen noch.',
  loading: 'Der Text wird geladen …',
}

export type DocumentMessages = typeof messages
