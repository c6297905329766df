export interface ImportReportMessages {
  /** row_number, outcome, name, place_id, reasons, business number. */
  readonly columns: readonly [string, string, string, string, string, string]
  readonly outcomes: Readonly<
    Record<'imported' | 'updated' | 'unchanged' | 'duplicate' | 'suppressed' | 'skipped' | 'error', string>
  >
  /** What an import would do, in the report of a dry run. */
  readonly wouldBe: Readonly<Record<'imported' | 'updated', string>>
}

/** What the report of an import says, but for the faults of rows. In German. */
export const messages: ImportReportMessages = {
  columns: ['Zeile', 'Ergebnis', 'Name', 'Google-Kennung', 'Hinweise', 'Betriebsnummer'],
  outcomes: {
    imported: 'neu',
    updated: 'aktualisiert',
    unchanged: 'unverändert',
    duplicate: 'doppelt, übersprungen',
    suppressed: 'gesperrt',
    skipped: 'ausgelassen',
    error: 'Fehler',
  },
  wouldBe: { imported: 'käme neu hinzu', updated: 'würde aktualisiert' },
}
