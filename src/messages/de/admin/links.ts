import type { UncheckedReason } from '#domain/link/link-check.ts'
import type { Count } from '#messages/count.ts'

/** What the URL validation says, in German. */
export const messages = {
  title: 'Websites prüfen',
  intro:
    'Der Server ruft die Website jedes Betriebs auf und sieht nach, ob sie antwortet, wohin sie führt und ob unter ihrem Namen noch etwas steht. Besucher merken davon nichts.',
  start: 'Prüfung starten',
  again: 'Erneut prüfen',
  starting: 'Wird gestartet …',
  started: (count: Count) => `${count} Websites werden geprüft.`,
  failedTitle: 'Fehler',
  failed: 'Die Prüfung konnte nicht gestartet werden.',
  never: 'Noch nie geprüft.',
  progress: 'Fortschritt',
  processed: (done: Count, total: Count, percent: string) => `${done} von ${total} (${percent} %)`,
  valid: 'in Ordnung',
  invalid: 'mit Fehler',
  notChecked: 'nicht geprüft',
  /** Why addresses were not asked. */
  notCheckedReasons: {
    example: (count: Count) =>
      count.plural({
        one: 'Eine Adresse wurde nicht geprüft, weil sie erfunden ist (.example).',
        other: `${count} Adressen wurden nicht geprüft, weil sie erfunden sind (.example).`,
      }),
    robots: (count: Count) =>
      count.plural({
        one: 'Eine Website wurde nicht geprüft: Sie verbietet Programmen den Besuch (robots.txt).',
        other: `${count} Websites wurden nicht geprüft: Sie verbieten Programmen den Besuch (robots.txt).`,
      }),
    unusual: (count: Count) =>
      count.plural({
        one: 'Eine Adresse wurde nicht geprüft: Sie hat einen ungewöhnlichen Port oder enthält ein Passwort.',
        other: `${count} Adressen wurden nicht geprüft: Sie haben einen ungewöhnlichen Port oder enthalten ein Passwort.`,
      }),
  } satisfies Record<UncheckedReason, (count: Count) => string>,
  current: (name: string) => `Gerade geprüft: ${name}`,
  stop: 'Prüfung anhalten',
  stopping: 'Wird angehalten …',
  left: (time: string) => `Noch etwa ${time}`,
  leftUnknown: 'Die Restzeit ist noch nicht bekannt.',
  faults: {
    title: 'Websites mit Fehlern',
    count: (count: Count) => count.plural({ one: 'Eine Website', other: `${count} Websites` }),
    download: 'Als Tabelle herunterladen (CSV)',
    reason: 'Grund',
    all: 'Alle Gründe',
    none: 'Bei der letzten Prüfung waren alle Websites in Ordnung.',
    nothingAsked: 'Dazu lässt sich nichts sagen: Bisher wurde keine Website geprüft.',
    noneAmongAsked: 'Von den geprüften Websites hat keine einen Fehler.',
    noneSuch: 'Diesen Grund gibt es bei keiner Website.',
    business: 'Betrieb',
    address: 'Website',
    checked: 'Geprüft',
    dead: 'länger nicht erreichbar, Besucher sehen sie nicht',
  },
  complete: 'Die Prüfung ist abgeschlossen.',
  cancelled: 'Die Prüfung wurde angehalten. Was bis dahin herauskam, bleibt gespeichert.',
  broken: 'Die Prüfung hat nicht geklappt. Warum, steht unter „Aufträge“.',
  report: (file: string) => `Bericht: ${file}`,
}

export type AdminLinksMessages = typeof messages
