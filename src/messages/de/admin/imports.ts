import type { KeptReason } from '#domain/import/import-run.ts'
import type { Count } from '#messages/count.ts'

/** What imports say, in German. */
export const messages = {
  uploadBroken: 'Die Verbindung brach beim Hochladen ab. Es wurde nichts geändert.',
  title: 'Importe',
  upload: 'Tabelle einlesen',
  limits: (size: string) => `.xlsx, .xls, .csv, .json oder .zip, bis ${size}`,
  drop: 'Datei hierher ziehen oder',
  choose: 'Datei auswählen',
  dropHere: 'Loslassen, um diese Datei zu wählen',
  file: (size: string, kind: string, moment: string) => `${size} · ${kind} · geändert ${moment}`,
  unknownKind: 'unbekannte Art',
  clear: 'Leeren',
  dryRun: 'Probelauf',
  dryRunHint:
    'Der Probelauf zeigt zuerst, was neu wäre, was sich änderte und was sich widerspricht. Gespeichert wird dabei nichts.',
  start: 'Einlesen',
  tooLarge: (limit: string) => `Die Datei ist größer als ${limit}. Bitte teilen Sie sie.`,
  wrongKind:
    'Nur Dateien mit der Endung .xlsx, .xls, .csv, .json, .jsonl oder .zip können eingelesen werden.',
  empty: 'Die Datei ist leer.',
  sending: 'Wird hochgeladen',
  sent: (sent: string, total: string) => `${sent} von ${total} hochgeladen`,
  patience: 'Große Dateien können einige Minuten brauchen.',
  mayLeave: 'Sie können diese Seite verlassen. Der Import läuft weiter.',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen …',
  progress: 'Fortschritt des Einlesens',
  rows: (done: Count, total: Count) => `${done} von ${total} Zeilen`,
  rowsSoFar: (done: Count) => `${done} Zeilen gelesen`,
  pace: (rows: Count) => `${rows} Zeilen/s`,
  left: (span: string) => `noch etwa ${span}`,
  leftUnknown: 'Restzeit noch unbekannt',
  phases: {
    uploaded: 'Hochgeladen',
    reading: 'Datei lesen',
    storing: 'Zeilen speichern',
    comparing: 'Zeilen vergleichen',
    indexing: 'Suche aktualisieren',
  },
  counts: {
    imported: 'neu',
    updated: 'aktualisiert',
    unchanged: 'unverändert',
    duplicates: 'doppelt, übersprungen',
    suppressed: 'gesperrt',
    errors: 'Fehler',
    conflicts: 'widersprüchlich',
  },
  success: 'Der Import ist fertig.',
  dryRunDone: 'Der Probelauf ist fertig. Gespeichert wurde nichts.',
  failure: 'Beim Einlesen ist ein Fehler aufgetreten.',
  cancelled: 'Der Import wurde abgebrochen. Bis dahin gespeicherte Zeilen bleiben.',
  duplicateRows: 'Doppelte Zeilen',
  errorRows: 'Fehlerhafte Zeilen',
  row: (number: Count) => `Zeile ${number}`,
  wholeFile: 'Ganze Datei',
  more: (count: Count) => `... und ${count} weitere`,
  report: 'Ganzer Bericht als CSV',
  dryRunReport: 'Ganzer Bericht des Probelaufs als CSV',
  dryRunOf: (number: Count) => `Probelauf ${number}`,
  locked: 'gesperrt, bleibt',
  reasons: {
    title: 'Hinweise nach Art',
    kinds: { error: 'Fehler', duplicate: 'doppelt', warning: 'Hinweis' },
    rows: (rows: string) => `Zeile ${rows}`,
    example: (value: string) => `z. B. „${value}“`,
  },
  unreadColumns: {
    title: 'Nicht gelesene Spalten',
    ignored: (names: string) => `Unbekannt oder doppelt: ${names}`,
    personal: (names: string) => `Über Personen, werden nie gelesen: ${names}`,
  },
  details: 'Einzelheiten',
  toImport: 'Jetzt einlesen',
  list: 'Alle Importe',
  none: 'Noch kein Import. Auf der Übersicht lesen Sie die erste Tabelle ein.',
  columns: { file: 'Datei', at: 'Begonnen', by: 'Von', state: 'Zustand', size: 'Größe' },
  commandLine: 'Befehlszeile',
  states: { running: 'läuft', done: 'fertig', failed: 'fehlgeschlagen', cancelled: 'abgebrochen' },
  isDryRun: 'Probelauf',
  undone: (moment: string) => `zurückgenommen am ${moment}`,
  run: (number: Count) => `Import ${number}`,
  differences: 'Was sich ändern würde',
  differencesHint: 'Eine Auswahl, die mit den meisten Unterschieden zuerst.',
  outcomes: { imported: 'neu', updated: 'geändert', conflict: 'Widerspruch' },
  undoTitle: 'Import zurücknehmen',
  undoRemovable: (count: Count) =>
    count.plural({
      one: 'Ein Betrieb, der erst durch diesen Import dazukam, verschwindet.',
      other: `${count} Betriebe, die erst durch diesen Import dazukamen, verschwinden.`,
    }),
  undoRestorable: (count: Count) =>
    count.plural({
      one: 'Ein Betrieb bekommt seinen Stand von vorher zurück.',
      other: `${count} Betriebe bekommen ihren Stand von vorher zurück.`,
    }),
  undoKept: (count: Count) =>
    count.plural({
      one: 'Ein Betrieb bleibt, weil ihn seitdem etwas Neueres geändert hat.',
      other: `${count} Betriebe bleiben, weil sie seitdem etwas Neueres geändert hat.`,
    }),
  undoPartly: (count: Count) =>
    count.plural({
      one: 'Bei einem davon gehen die Angaben zurück, die seitdem niemand geändert hat.',
      other: `Bei ${count} davon gehen die Angaben zurück, die seitdem niemand geändert hat.`,
    }),
  undoLater:
    'Wird das Neuere zurückgenommen, zum Beispiel ein späterer Import, können Sie hier auch den Rest zurücknehmen.',
  undo: 'Zurücknehmen',
  undoConfirm: 'Diesen Import zurücknehmen?',
  partlyUndone: (undone: Count, kept: Count) =>
    `teilweise rückgängig gemacht: ${undone} zurück, ${kept} geblieben`,
  kept: {
    wouldStay: 'Was bleiben würde',
    stayed: 'Was geblieben ist',
    business: 'Betrieb',
    reason: 'Grund',
    at: 'Am',
    facts: 'Bleibt',
    free: 'Geht zurück',
    isNew: 'durch diesen Import neu',
    whole: 'der ganze Eintrag',
    nothing: 'nichts',
    reasons: {
      edited: 'bearbeitet',
      imported: 'von einem späteren Import geändert',
      owner: 'Angaben des Inhabers',
      merged: 'mit einem anderen Betrieb zusammengeführt',
      'merged-away': 'in einem anderen Betrieb aufgegangen',
      locked: 'gegen Importe gesperrt',
      removed: 'entfernt',
      'place-taken': 'seine frühere Google-Kennung gehört jetzt einem anderen Betrieb',
      otherwise: 'auf anderem Weg geändert',
    } satisfies Record<KeptReason, string>,
    by: (name: string) => `von ${name}`,
    run: (number: Count) => `Import ${number}`,
  },
  seeNew: (count: Count) =>
    count.plural({ one: 'Einen neuen Betrieb ansehen', other: `${count} neue Betriebe ansehen` }),
  seeChanged: (count: Count) =>
    count.plural({ one: 'Einen geänderten Betrieb ansehen', other: `${count} geänderte Betriebe ansehen` }),
  stale: (count: Count) =>
    count.plural({
      one: 'Ein Betrieb dieser Suche kam nicht mehr vor',
      other: `${count} Betriebe dieser Suche kamen nicht mehr vor`,
    }),
  staleOfSeveral: (count: Count) =>
    count.plural({
      one: 'Ein Betrieb dieser Suchen kam nicht mehr vor',
      other: `${count} Betriebe dieser Suchen kamen nicht mehr vor`,
    }),
  noneStale: 'Von den Betrieben früherer Importe derselben Suche fehlt keiner.',
  tabs: {
    label: 'Bereiche der Importe',
    imports: 'Importe',
    stale: 'Nicht mehr gefunden',
    rechecks: 'Zu prüfen',
  },
}

export type AdminImportsMessages = typeof messages
