import type { Count } from '#messages/count.ts'

/** Saying what the columns of a file have, in German. */
export const messages = {
  title: 'Spalten zuordnen',
  unknown:
    'Die Kopfzeile dieser Datei ist nicht bekannt. Sagen Sie bei jeder Spalte, was darin steht. Danach beginnt ein Probelauf.',
  correct:
    'Stimmt eine Spalte nicht? Ordnen Sie sie anders zu. Danach beginnt ein neuer Probelauf; dieser hier bleibt in der Liste.',
  open: 'Zuordnung ansehen und ändern',
  none: 'nicht übernehmen',
  unnamed: (number: Count) => `Spalte ${number} ohne Namen`,
  fieldOf: (column: string) => `Bedeutung der Spalte „${column}“`,
  emptyCell: 'leer',
  fixed: (count: Count) =>
    count.plural({
      one: 'Eine weitere Spalte liest das Verzeichnis von selbst oder nie: Listen und Angaben über Personen.',
      other: `${count} weitere Spalten liest das Verzeichnis von selbst oder nie: Listen und Angaben über Personen.`,
    }),
  noColumns: 'Diese Datei hat keine Spalten, die sich zuordnen lassen.',
  others: {
    address: 'Anschrift in einer Zelle',
    houseNumber: 'Hausnummer',
    postalCodeAndCity: 'Postleitzahl und Ort',
    country: 'Land',
    coordinates: 'Breite und Länge in einer Zelle',
  },
  faults: {
    name_missing: 'Bitte ordnen Sie eine Spalte dem Namen des Betriebs zu.',
    place_missing:
      'Bitte ordnen Sie auch eine Spalte mit Adresse, Ort, Telefon, Position oder Google-Kennung zu.',
    column_twice: (field: string) => `„${field}“ ist zwei Spalten zugeordnet. Bitte wählen Sie eine davon.`,
  },
  remembered: 'Gemerkt wird die Zuordnung für alle Dateien mit dieser Kopfzeile.',
  submit: 'Probelauf mit dieser Zuordnung',
  submitting: 'Wird begonnen …',
  applied: (columns: Count) =>
    columns.plural({
      one: 'Gelesen mit einer gemerkten Zuordnung: eine Spalte.',
      other: `Gelesen mit einer gemerkten Zuordnung: ${columns} Spalten.`,
    }),
  appliedOnce: 'Gelesen mit einer Zuordnung, die inzwischen vergessen oder ersetzt ist.',
  forget: 'Zuordnung vergessen',
  forgotten: 'Die Zuordnung ist vergessen. Die nächste Datei wird wieder nach ihrer Kopfzeile gelesen.',
}

export type AdminColumnMappingMessages = typeof messages
