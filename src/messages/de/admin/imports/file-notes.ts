import type { Count } from '#messages/count.ts'

/** What of a file was not read, or was read although it cannot be seen, and what to do next, in German. */
export const messages = {
  title: 'Was die Datei sonst noch enthält',
  sheets: {
    read: (name: string, secondRow: Count) =>
      `Das Blatt „${name}“ hat dieselben Spalten und wurde mitgelesen; seine Zeile 2 heißt hier Zeile ${secondRow}.`,
    hidden: (name: string) =>
      `Das ausgeblendete Blatt „${name}“ wurde nicht gelesen. Soll es ins Verzeichnis, blenden Sie es ein und laden Sie die Datei noch einmal hoch.`,
    'other-columns': (name: string) =>
      `Das Blatt „${name}“ hat andere Spalten und wurde nicht gelesen. Stehen Betriebe darin, laden Sie es als eigene Datei hoch.`,
  },
  hiddenRows: (count: Count, rows: string) =>
    `${count.plural({
      one: `Eine ausgeblendete Zeile wurde wie die anderen gelesen: Zeile ${rows}.`,
      other: `${count} ausgeblendete Zeilen wurden wie die anderen gelesen: Zeile ${rows}.`,
    })} Gehört davon etwas nicht ins Verzeichnis, löschen Sie es in der Tabelle und lesen Sie die Datei neu ein; einen fertigen Import nehmen Sie vorher zurück.`,
  unnamedColumn: (column: string, cells: Count, row: Count) =>
    `Die Spalte ${column} hat keine Überschrift und wurde nicht gelesen (${cells.plural({
      one: `eine Zelle in Zeile ${row}`,
      other: `${cells} Zellen, die erste in Zeile ${row}`,
    })}). Soll sie ins Verzeichnis, geben Sie ihr eine.`,
}

export type FileNotesMessages = typeof messages
