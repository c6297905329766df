/** What the list of backups says, in German. */
export const messages = {
  title: 'Sicherungen',
  now: 'Jetzt sichern',
  started: 'Die Sicherung läuft. Die Website bleibt dabei erreichbar.',
  list: 'Vorhandene Sicherungen',
  text: 'Eine Sicherung enthält alles, was das Verzeichnis weiß, dazu Einstellungen, Konten und Protokoll. Bewahren Sie Kopien auf einem anderen Rechner auf.',
  restore: 'Zurückspielen: Server anhalten, dann „npm run restore DATEI“ auf dem Server.',
  file: 'Datei',
  size: 'Größe',
  at: 'Zeitpunkt',
  actions: 'Aktionen',
  download: 'Herunterladen',
  remove: 'Löschen',
  removeTitle: 'Sicherung löschen?',
  removeText: (file: string) => `${file} wird gelöscht. Das kann nicht zurückgenommen werden.`,
  removed: 'Sicherung gelöscht.',
  none: 'Es gibt noch keine Sicherung.',
}

export type AdminBackupsMessages = typeof messages
