import type { DashboardWarning } from '#domain/metric/admin-stats.ts'
import type { Count } from '#messages/count.ts'

/** What the dashboard says, in German. */
export const messages = {
  title: 'Übersicht',
  stats: {
    label: 'Das Verzeichnis in Zahlen',
    businesses: 'Betriebe',
    cities: 'Orte',
    categories: 'Kategorien',
    rating: 'Bewertung',
    since: (change: string) => `${change} seit gestern`,
    same: 'unverändert seit gestern',
    hidden: (count: Count) => `${count} ausgeblendet`,
    rated: (count: Count) => `im Schnitt, ${count} bewertet`,
    unrated: 'noch nichts bewertet',
    unknown: '–',
  },
  steps: {
    title: 'Von den Beispieldaten zu Ihren eigenen',
    intro: 'Diese Website zeigt noch erfundene Betriebe. In drei Schritten gehört sie Ihnen.',
    operator: 'Ihre Angaben als Betreiber eintragen',
    operatorText: 'Aus ihnen werden Impressum und Datenschutzerklärung.',
    import: 'Erste eigene Tabelle einlesen',
    importText: 'Ein Google-Maps-Export oder eine einfache Tabelle, unten auf dieser Seite.',
    remove: 'Beispieldaten entfernen',
    removeText: 'Alle erfundenen Betriebe verschwinden, eigene bleiben.',
    removeAction: 'Beispieldaten entfernen',
    removeTitle: 'Beispieldaten entfernen?',
    removeCount: (count: Count) =>
      count.plural({
        one: 'Ein erfundener Betrieb verschwindet; Ihre eigenen bleiben.',
        other: `${count} erfundene Betriebe verschwinden; Ihre eigenen bleiben.`,
      }),
    toSettings: 'Zu den Einstellungen',
    toUpload: 'Zum Einlesen',
    done: 'erledigt',
    open: 'offen',
  },
  warnings: {
    title: 'Bitte ansehen',
    jobs_not_running:
      'Aufträge ruhen: Das Programm, das sie erledigt, ist abgestürzt und wird gerade neu gestartet. Dann gehen sie weiter. Bleibt diese Meldung stehen, finden Sie den Grund in der Ausgabe des Servers (Log).',
    toJobs: 'Aufträge',
    operator_missing:
      'Ihre Angaben als Betreiber fehlen: Ohne sie ist das Impressum unvollständig (§ 5 DDG).',
    mail_server_missing: 'Es ist kein Mailserver eingerichtet: Die Website verschickt keine E-Mails.',
    mails_delayed: 'Der Mailserver nimmt zurzeit keine E-Mails an. Die Website versucht es weiter.',
    mails_failed: 'E-Mails konnten nicht verschickt werden.',
    waitingMails: (count: Count) =>
      count.plural({ one: 'Eine E-Mail wartet.', other: `${count} E-Mails warten.` }),
    failedMails: (count: Count) =>
      count.plural({ one: 'Betroffen ist eine.', other: `Betroffen sind ${count}.` }),
    toServer: 'E-Mail und Adresse',
    toOutbox: 'Postausgang',
    site_url_is_local:
      'Als Adresse der Website ist dieser Rechner eingetragen. Links in Suchmaschinen und E-Mails führen so ins Leere.',
    no_backup_for_a_week: 'Seit über einer Woche gibt es keine Sicherung.',
    photos_need_rights: 'Die Website zeigt eingelesene Fotos. Dafür brauchen Sie die Rechte.',
    code_active: 'Auf allen Seiten läuft Kopf- oder Fußcode.',
    toSettings: 'Einstellungen',
    toBackups: 'Sicherungen',
  } satisfies Record<DashboardWarning, string> & Record<string, unknown>,
  jobs: 'Aufträge',
  allJobs: 'Alle',
  noJobs: 'Noch kein Auftrag.',
  figures: {
    title: 'Verlauf',
    businesses: 'Betriebe',
    imports: 'Eingelesene Zeilen am Tag',
    searches: 'Suchen am Tag',
    'dead-links': 'Websites, die nicht erreichbar sind',
    table: 'Werte als Tabelle',
    day: 'Tag',
    value: 'Wert',
    none: 'Noch nichts gezählt.',
    first: (date: string) => `Noch kein Verlauf: Der erste Wert ist vom ${date}.`,
    neverChecked: 'Bisher wurde keine Website geprüft.',
    check: 'Websites prüfen',
    summary: (from: string, first: Count, to: string, last: Count) =>
      `Vom ${from} (${first}) bis ${to} (${last})`,
  },
}

export type AdminDashboardMessages = typeof messages
