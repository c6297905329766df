import type { Count } from '#messages/count.ts'

/** Saying what the columns of a file have, in German. */
export const messages = {
  title: 'Spalten zuordnen',
  unknown:
    'Das Verzeichnis kennt die Überschriften dieser Datei nicht. Bitte wählen Sie bei jeder Spalte, was darin steht. Danach beginnt ein Probelauf.',
  correct:
    'Stimmt eine Spalte nicht? Ordnen Sie sie anders zu. Danach beginnt ein neuer Probelauf; dieser hier bleibt in der Liste.',
  open: 'Zuordnung ansehen und ändern',
  none: 'nicht übernehmen',
  unnamed: (number: Count) => `Spalte ${number} ohne Namen`,
  fieldOf: (column: string) => `Bedeutung der Spalte „${column}“`,
  emptyCell: 'leer',
  fixed: (count: Count) =>
    count.plural({
      one: 'Eine weitere Spalte lässt sich nicht zuordnen: Listen liest das Verzeichnis von selbst, Angaben über Personen nie.',
      other: `${count} weitere Spalten lassen sich nicht zuordnen: Listen liest das Verzeichnis von selbst, Angaben über Personen nie.`,
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
  remembered: 'Das Verzeichnis merkt sich die Zuordnung für alle Dateien mit denselben Überschriften.',
  submit: 'Probelauf mit dieser Zuordnung',
  submitting: 'Der Probelauf beginnt …',
  applied: (columns: Count) =>
    columns.plural({
      one: 'Gelesen mit einer gemerkten Zuordnung: eine Spalte.',
      other: `Gelesen mit einer gemerkten Zuordnung: ${columns} Spalten.`,
    }),
  appliedOnce: 'Gelesen mit einer Zuordnung, die inzwischen vergessen oder ersetzt ist.',
  forget: 'Zuordnung vergessen',
  forgotten: 'Die Zuordnung ist vergessen. Die nächste Datei wird wieder nach ihren Überschriften gelesen.',
}

export type AdminColumnMappingMessages = typeof messages
