import type { JobKind, JobState } from '#domain/job/job-kinds.ts'
import type { ScheduledTask } from '#domain/job/schedule.ts'
import type { Count } from '#messages/count.ts'

/** What jobs are called and say about themselves, in German. */
export const messages = {
  title: 'Aufträge',
  list: 'Alle Aufträge',
  all: 'Alle',
  kind: 'Art',
  state: 'Stand',
  dryRun: 'Probelauf einer Tabelle',
  kinds: {
    import: 'Tabelle einlesen',
    'undo-import': 'Import zurücknehmen',
    'bulk-edit': 'Sammeländerung',
    'undo-bulk-edit': 'Sammeländerung zurücknehmen',
    'move-category': 'Kategorie ändern',
    'find-duplicates': 'Dubletten suchen',
    'remove-demonstration': 'Beispieldaten entfernen',
    'rebuild-index': 'Suchindex neu aufbauen',
    backup: 'Sicherung',
    'validate-urls': 'Websites prüfen',
    'update-photos': 'Fotos aktualisieren',
    erase: 'Löschung abschließen',
  } satisfies Record<JobKind, string>,
  states: {
    queued: 'wartet',
    running: 'läuft',
    done: 'fertig',
    failed: 'fehlgeschlagen',
    cancelled: 'abgebrochen',
  } satisfies Record<JobState, string>,
  /** What a job counts; a count that is not named here is not shown. */
  counts: {
    imported: 'neu',
    updated: 'aktualisiert',
    unchanged: 'unverändert',
    duplicates: 'doppelt',
    suppressed: 'gesperrt',
    errors: 'fehlerhaft',
    conflicts: 'widersprüchlich',
    changed: 'geändert',
    skipped: 'übersprungen',
    failed: 'nicht möglich',
    removed: 'entfernt',
    restored: 'wiederhergestellt',
    partly: 'zum Teil zurückgenommen',
    kept: 'geblieben',
    undone: 'zurückgenommen',
    businesses: 'Betriebe',
    pairs: 'Paare gefunden',
    valid: 'in Ordnung',
    invalid: 'mit Fehler',
    notChecked: 'nicht geprüft',
    checked: 'geprüft',
    found: 'neue Fotos',
    dropped: 'Fotos entfernt, die es nicht mehr gibt',
  } as Readonly<Record<string, string>>,
  progress: (done: string, total: string) => `${done} von ${total}`,
  nothingFound: 'Nichts gefunden und nichts geändert.',
  soFar: (done: Count) => `${done} bisher`,
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen …',
  retry: 'Noch einmal starten',
  report: 'Bericht',
  importDetails: 'Ansehen',
  by: (name: string) => `von ${name}`,
  schedule: 'von selbst gestartet',
  again: (attempt: Count) => `${attempt}. Versuch`,
  took: (span: string) => `dauerte ${span}`,
  none: 'Noch kein Auftrag.',
  noneSuch: 'Kein Auftrag passt zu dieser Auswahl.',
  start: 'Auftrag starten',
  /** What a job is, for who thinks of orders. */
  about:
    'Aufträge sind Arbeiten, die der Server im Hintergrund erledigt. Sie laufen weiter, auch wenn Sie diese Seite verlassen.',
  started: 'Der Auftrag ist gestartet.',
  photosStarted: 'Die Fotos werden im Hintergrund aktualisiert. Die Zahlen folgen in etwa 5 Sekunden.',
  photosFailed: 'Die Aktualisierung der Fotos konnte nicht gestartet werden.',
  /** What runs by itself. */
  byItself: {
    title: 'Was von selbst läuft',
    text: 'Es gilt die deutsche Uhrzeit, im Sommer die Sommerzeit. War der Server zu einer dieser Zeiten aus, holt er das Versäumte einmal nach.',
    tasks: {
      backup: 'Sichern',
      'import-inbox': 'Tabellen einlesen',
      'rebuild-index': 'Suchindex neu aufbauen',
      'validate-urls': 'Websites prüfen',
    } satisfies Record<ScheduledTask, string>,
    hints: {
      backup:
        'Aufgehoben werden die Sicherungen der letzten sieben Tage und aus den vier Wochen davor je eine.',
      'import-inbox':
        'Tabellen (.xlsx, .xls, .csv, .json, .zip) im Ordner „inbox“ des Datenordners. Danach liegen sie mit einem Bericht in „inbox/done“ oder „inbox/failed“.',
      'rebuild-index': 'Selten nötig: Die Suche findet Änderungen auch so sofort.',
      'validate-urls': 'Der Server ruft die Website jedes Betriebs auf und sieht nach, ob sie antwortet.',
    } satisfies Record<ScheduledTask, string>,
    day: 'Tag',
    daily: 'Täglich',
    weekdays: ['Montags', 'Dienstags', 'Mittwochs', 'Donnerstags', 'Freitags', 'Samstags', 'Sonntags'],
    hour: 'Uhrzeit',
    at: (hour: string) => `${hour}:00 Uhr`,
    next: (moment: string) => `Nächstes Mal: ${moment}`,
    off: 'Ausgeschaltet',
    save: 'Zeiten speichern',
    saved: 'Die Zeiten sind gespeichert.',
  },
  failures: {
    file_too_large: 'Die Datei ist zu groß. Bitte teilen Sie sie.',
    file_kind_unknown: 'Die Datei ist keine lesbare Tabelle.',
    file_damaged: 'Die Datei ist beschädigt.',
    file_suspicious: 'Die Datei wurde nicht geöffnet, um den Server zu schützen.',
    file_empty: 'Die Datei enthält keine Zeilen mit Betrieben.',
    file_not_businesses: 'Die Datei ist keine Liste von Betrieben.',
    file_too_slow: 'Das Lesen der Datei dauerte zu lange.',
    file_reader_out_of_memory: 'Die Datei ist zu groß für den Speicher des Servers. Bitte teilen Sie sie.',
    file_unreadable:
      'Die Datei lässt sich nicht lesen. Speichern Sie sie in Ihrer Tabellenkalkulation als .csv.',
    upload_gone: 'Die Datei ist schon verwendet oder gelöscht. Bitte laden Sie sie noch einmal hoch.',
    import_not_undoable:
      'Der Import lässt sich nicht mehr zurücknehmen: Seitdem haben sich Einträge geändert.',
    backup_damaged:
      'Die Datenbank oder die fertige Sicherung ist beschädigt. Eine neue Sicherung gibt es deshalb nicht. Auf dem Server zeigt „npm run doctor“, was nicht stimmt.',
    passphrase_lost:
      'Der Server wurde neu gestartet und kennt den Passwortsatz nicht mehr. Bitte starten Sie die Sicherung noch einmal.',
    disk_full:
      'Auf dem Server ist kein Platz mehr. Bitte löschen Sie dort, was Sie nicht brauchen, zum Beispiel alte Sicherungen.',
    job_lost: 'Der Auftrag ist mehrmals abgestürzt. Den Grund finden Sie in der Ausgabe des Servers (Log).',
    store_locked: 'Gerade wurde sehr viel gespeichert. Bitte versuchen Sie es noch einmal.',
    store_unavailable: 'Die Datenbank hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  } as Readonly<Record<string, string>>,
  failedOtherwise: (code: string) =>
    `Dabei ist ein unerwarteter Fehler aufgetreten. Bitte starten Sie den Auftrag noch einmal. Hilft das nicht und fragen Sie jemanden um Rat, nennen Sie diese Kennung: ${code}`,
}

export type AdminJobsMessages = typeof messages
