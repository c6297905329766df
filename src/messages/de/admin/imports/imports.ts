import type { Count } from '#messages/count.ts'

/** What imports say, in German. */
export const messages = {
  uploadBroken:
    'Die Verbindung brach beim Hochladen ab. Es wurde nichts geändert; bitte laden Sie die Datei noch einmal hoch.',
  title: 'Importe',
  upload: 'Tabelle einlesen',
  limits: (size: string) => `.xlsx, .xls, .csv, .json oder .zip, bis ${size}`,
  drop: 'Dateien hierher ziehen oder',
  choose: 'Dateien auswählen',
  dropHere: 'Loslassen, um diese Dateien zu wählen',
  file: (size: string, kind: string, moment: string) => `${size} · ${kind} · geändert ${moment}`,
  unknownKind: 'unbekannte Art',
  clear: 'Leeren',
  dryRun: 'Probelauf',
  dryRunHint:
    'Der Probelauf zeigt zuerst, was neu wäre, was sich ändern würde und wo sich etwas widerspricht. Gespeichert wird dabei nichts.',
  start: 'Einlesen',
  tooLarge: (limit: string) => `Die Datei ist größer als ${limit}. Bitte teilen Sie sie.`,
  wrongKind:
    'Nur Dateien mit der Endung .xlsx, .xls, .csv, .json, .jsonl oder .zip können eingelesen werden.',
  empty: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
  sending: 'Wird hochgeladen',
  sent: (sent: string, total: string) => `${sent} von ${total} hochgeladen`,
  patience: 'Große Dateien können einige Minuten brauchen.',
  mayLeave: 'Sie können diese Seite verlassen. Der Import läuft weiter.',
  waiting: 'Dieser Import wartet, bis die davor fertig sind.',
  cancel: 'Abbrechen',
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
    skipped: 'ausgelassen',
  },
  success: 'Der Import ist fertig.',
  dryRunDone: 'Der Probelauf ist fertig. Gespeichert wurde nichts.',
  failure: 'Die Datei wurde nicht eingelesen.',
  /** Where nobody knows the reason: an answer of something between browser and server. */
  failedUnknown: 'Die Tabelle konnte nicht eingelesen werden. Bitte versuchen Sie es noch einmal.',
  cancelled: 'Der Import ist abgebrochen.',
  /** Of a stopped import. */
  storedUntilThen: (count: Count) =>
    count.plural({
      one: 'Bis dahin ist eine Zeile gespeichert.',
      other: `Bis dahin sind ${count} Zeilen gespeichert.`,
    }),
  canGoOn: 'Sie können ihn dort fortsetzen, wo er aufgehört hat.',
  canBeUndone: 'Was gespeichert ist, können Sie zurücknehmen.',
  goOn: 'Import fortsetzen',
  duplicateRows: 'Doppelte Zeilen',
  errorRows: 'Fehlerhafte Zeilen',
  leftOutRows: 'Ausgelassene Zeilen',
  row: (number: Count) => `Zeile ${number}`,
  more: (count: Count) => `… und ${count} weitere`,
  report: 'Ganzer Bericht als Tabelle (CSV)',
  dryRunReport: 'Ganzer Bericht des Probelaufs als Tabelle (CSV)',
  dryRunOf: (number: Count) => `Probelauf ${number}`,
  locked: 'gesperrt, bleibt',
  reasons: {
    title: 'Was aufgefallen ist',
    kinds: { error: 'Fehler', 'left-out': 'ausgelassen', duplicate: 'doppelt', warning: 'Hinweis' },
    rows: (rows: string) => `Zeile ${rows}`,
    example: (value: string) => `z. B. „${value}“`,
  },
  unreadColumns: {
    title: 'Nicht gelesene Spalten',
    ignored: (names: string) => `Nicht bekannt oder doppelt: ${names}`,
    personal: (names: string) => `Angaben über Personen, die nie gelesen werden: ${names}`,
  },
  queue: {
    title: 'Mehrere Dateien',
    chosen: (count: Count) => `${count} Dateien`,
    hint: 'Die Dateien werden eine nach der anderen hochgeladen und eingelesen. Klappt es bei einer nicht, geht es mit der nächsten weiter.',
    dryRunAll: 'Probelauf für alle',
    startAll: 'Alle einlesen',
    importAll: 'Jetzt alle einlesen',
    states: {
      chosen: 'gewählt',
      waiting: 'wartet auf das Hochladen',
      queued: 'hochgeladen, wartet',
      running: 'wird eingelesen',
      dryRunning: 'Probelauf läuft',
      done: 'fertig',
      dryRunDone: 'Probelauf fertig',
      refused: 'nicht eingelesen',
      cancelled: 'abgebrochen',
    },
    uploading: (percent: string) => `wird hochgeladen, ${percent}`,
    remove: 'Entfernen',
    again: 'Noch einmal',
    about: (action: string, file: string) => `${action}: ${file}`,
    more: (count: Count) =>
      count.plural({ one: 'Ein weiterer Import wartet.', other: `${count} weitere Importe warten.` }),
    leave: {
      title: 'Hochladen abbrechen?',
      text: 'Eine Datei wird noch hochgeladen. Verlassen Sie die Seite, wird sie nicht eingelesen. Was schon hochgeladen ist, läuft weiter.',
      leave: 'Abbrechen und weitergehen',
    },
  },
  details: 'Einzelheiten',
  toImport: 'Jetzt einlesen',
  list: 'Alle Importe',
  none: 'Noch kein Import. Ihre erste Tabelle lesen Sie in der Übersicht ein.',
  fileName: 'Datei',
  commandLine: 'auf dem Server gestartet',
  states: {
    queued: 'wartet',
    running: 'läuft',
    done: 'fertig',
    failed: 'fehlgeschlagen',
    cancelled: 'abgebrochen',
  },
  isDryRun: 'Probelauf',
  run: (number: Count) => `Import ${number}`,
  differences: 'Was sich ändern würde',
  differencesHint: 'Einige Beispiele; oben stehen die mit den meisten Unterschieden.',
  outcomes: { imported: 'neu', updated: 'geändert', conflict: 'Widerspruch' },
  undo: {
    title: 'Import zurücknehmen',
    removable: (count: Count) =>
      count.plural({
        one: 'Ein Betrieb, der erst durch diesen Import dazukam, verschwindet.',
        other: `${count} Betriebe, die erst durch diesen Import dazukamen, verschwinden.`,
      }),
    restorable: (count: Count) =>
      count.plural({
        one: 'Ein Betrieb ist dann wieder wie vorher.',
        other: `${count} Betriebe sind dann wieder wie vorher.`,
      }),
    confirm: 'Diesen Import zurücknehmen?',
  },
  seeUnknownCategories: 'Kategorien zuordnen, die in keiner Liste stehen',
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
}

export type AdminImportsMessages = typeof messages
