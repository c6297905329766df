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
    rated: (count: Count) => `im Mittel, ${count} bewertet`,
    unrated: 'noch nichts bewertet',
    unknown: '–',
  },
  steps: {
    title: 'Vom Vorführen zu eigenen Daten',
    intro: 'Diese Website zeigt noch erfundene Betriebe. In drei Schritten gehört sie Ihnen.',
    operator: 'Betreiberangaben eintragen',
    operatorText: 'Aus ihnen werden Impressum und Datenschutzerklärung.',
    import: 'Erste eigene Tabelle einlesen',
    importText: 'Ein Google-Maps-Export oder eine einfache Tabelle, unten auf dieser Seite.',
    remove: 'Vorführdaten entfernen',
    removeText: 'Alle erfundenen Betriebe verschwinden, eigene bleiben.',
    removeAction: 'Vorführdaten entfernen',
    removeTitle: 'Vorführdaten entfernen?',
    removeCount: (count: Count) =>
      count.plural({
        one: 'Ein erfundener Betrieb verschwindet.',
        other: `${count} erfundene Betriebe verschwinden.`,
      }),
    toSettings: 'Zu den Einstellungen',
    toUpload: 'Zum Einlesen',
    done: 'erledigt',
    open: 'offen',
  },
  warnings: {
    title: 'Bitte ansehen',
    jobs_not_running:
      'Aufträge ruhen: Ihr Prozess ist beendet und wird wieder gestartet. Dann gehen sie weiter. Bleibt diese Meldung, steht der Grund im Protokoll des Servers.',
    toJobs: 'Aufträge',
    operator_missing: 'Betreiberangaben fehlen: Ohne sie ist das Impressum unvollständig (§ 5 DDG).',
    mail_server_missing: 'Es ist kein Mailserver eingerichtet: Keine E-Mail geht hinaus.',
    mails_delayed: 'Der Mailserver nimmt E-Mails zurzeit nicht an. Sie werden wieder versucht.',
    mails_failed: 'E-Mails sind endgültig gescheitert.',
    waitingMails: (count: Count) =>
      count.plural({ one: 'Eine E-Mail wartet.', other: `${count} E-Mails warten.` }),
    failedMails: (count: Count) => count.plural({ one: 'Es ist eine.', other: `Es sind ${count}.` }),
    toServer: 'E-Mail und Adresse',
    toOutbox: 'Postausgang',
    site_url_is_local:
      'Die Adresse der Website zeigt auf diesen Rechner. Links in Suchmaschinen und E-Mails wären falsch.',
    no_backup_for_a_week: 'Seit über einer Woche gibt es keine Sicherung.',
    photos_need_rights: 'Eingelesene Fotos werden gezeigt. Dafür brauchen Sie die Rechte.',
    code_active: 'Kopf- oder Fußcode ist auf allen Seiten aktiv.',
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
    'dead-links': 'Tote Links',
    table: 'Werte als Tabelle',
    day: 'Tag',
    value: 'Wert',
    none: 'Noch kein Wert.',
    first: (date: string) => `Noch kein Verlauf: der erste Wert ist vom ${date}.`,
    neverChecked: 'Noch nie geprüft.',
    check: 'Zur Adressprüfung',
    summary: (from: string, first: Count, to: string, last: Count) =>
      `Vom ${from} (${first}) bis ${to} (${last})`,
  },
}

export type AdminDashboardMessages = typeof messages
