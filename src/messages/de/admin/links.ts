import type { Count } from '#messages/count.ts'

/** What the URL validation says, in German. */
export const messages = {
  title: 'Adressprüfung',
  intro:
    'Prüft die Website jedes Betriebs: ob sie antwortet, wohin sie weiterleitet und ob sie nur noch geparkt ist. Die Seiten bleiben dabei erreichbar.',
  start: 'Prüfung starten',
  again: 'Erneut prüfen',
  starting: 'Wird gestartet …',
  started: (count: Count) => `${count} Adressen werden geprüft.`,
  failedTitle: 'Fehler',
  failed: 'Die Prüfung konnte nicht gestartet werden.',
  never: 'Noch nie geprüft.',
  progress: 'Fortschritt',
  processed: (done: Count, total: Count, percent: string) => `${done} von ${total} (${percent} %)`,
  valid: 'gültig',
  invalid: 'ungültig',
  notChecked: 'nicht geprüft',
  current: (name: string) => `Gerade geprüft: ${name}`,
  stop: 'Prüfung anhalten',
  stopping: 'Wird angehalten …',
  left: (time: string) => `Noch etwa ${time}`,
  leftUnknown: 'Die Restzeit ist noch nicht bekannt.',
  faults: {
    title: 'Fehlerhafte Adressen',
    count: (count: Count) => count.plural({ one: 'Eine Adresse', other: `${count} Adressen` }),
    download: 'Als CSV herunterladen',
    reason: 'Grund',
    all: 'Alle Gründe',
    none: 'Die letzten Prüfungen fanden keine fehlerhafte Adresse.',
    noneSuch: 'Keine Adresse hat diesen Grund.',
    business: 'Betrieb',
    address: 'Adresse',
    checked: 'Geprüft',
    dead: 'gilt als tot, Besucher sehen sie nicht',
  },
  complete: 'Die Prüfung ist abgeschlossen.',
  cancelled: 'Die Prüfung wurde abgebrochen. Was sie bis dahin herausfand, bleibt gespeichert.',
  broken: 'Die Prüfung ist fehlgeschlagen; unter „Aufträge“ steht, warum.',
  report: (file: string) => `Bericht: ${file}`,
}

export type AdminLinksMessages = typeof messages
