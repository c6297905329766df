import type { EMPTY_CELL_CHOICES, OLDER_DATA_CHOICES, ROW_CHOICES } from '#domain/import/import-options.ts'

/** The options of an import, in German. */
export const messages = {
  title: 'Optionen',
  usual: 'nichts geändert',
  rows: {
    label: 'Welche Zeilen',
    choices: {
      all: 'Alle',
      new: 'Nur neue Betriebe',
      known: 'Nur bekannte Betriebe aktualisieren',
    } satisfies Record<(typeof ROW_CHOICES)[number], string>,
  },
  fields: {
    label: 'Welche Angaben',
    all: 'Alle',
    some: 'Eine Auswahl',
    hint: 'Bei bekannten Betrieben ändern sich nur die gewählten Angaben. Neue Betriebe bekommen alle. Erkannt wird ein Betrieb immer an Kennung, Name und Adresse.',
    none: 'Bitte wählen Sie mindestens eine Angabe.',
    whole: (group: string) => `${group}: alle`,
    chosen: (names: string) => `Nur: ${names}`,
  },
  emptyCells: {
    label: 'Leere Zellen',
    choices: {
      keep: 'Vorhandenes behalten',
      clear: 'Angabe bei bekannten Betrieben löschen',
    } satisfies Record<(typeof EMPTY_CELL_CHOICES)[number], string>,
    hint: 'Gelöscht wird nur, was in der Datei eine eigene Spalte hat. Name, Kategorie, Anschrift, Kennungen und gesperrte Angaben bleiben.',
    clears: 'Leere Zellen löschen die Angabe',
  },
  date: {
    label: 'Stand der Daten',
    hint: 'Von welchem Tag die Daten sind. Besucher lesen ihn bei den Angaben.',
    hintForSeveral: 'Bleibt das Feld leer, gilt für jede Datei der Tag, an dem sie zuletzt geändert wurde.',
    proposed: 'Vorgeschlagen ist der Tag, an dem die Datei zuletzt geändert wurde.',
    future: 'Der Stand der Daten kann nicht in der Zukunft liegen.',
    asOf: (day: string) => `Stand ${day}`,
    older: (day: string, newest: string) =>
      `Diese Daten sind vom ${day}. Schon eingelesen sind Daten vom ${newest}: Neuere Angaben könnten mit älteren überschrieben werden.`,
  },
  olderData: {
    label: 'Wenn schon neuere Daten gespeichert sind',
    choices: {
      import: 'Trotzdem einlesen, mit Hinweis',
      keep: 'Diese Betriebe unverändert lassen',
    } satisfies Record<(typeof OLDER_DATA_CHOICES)[number], string>,
    keeps: 'Betriebe mit neueren Daten bleiben unverändert',
  },
}

export type AdminImportOptionsMessages = typeof messages
