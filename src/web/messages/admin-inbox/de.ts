import type { SubmissionKind, SubmissionState } from '#domain/submission.ts'

/** What the inbox says, in German. */
export const inboxDe = {
  title: 'Posteingang',
  count: (count: string, isOne: boolean) => (isOne ? 'Eine Einsendung' : `${count} Einsendungen`),
  none: 'Hier kommt an, was Inhaber und Besucher schicken. Noch ist nichts da.',
  noneSuch: 'Keine Einsendung passt zu dieser Auswahl.',
  all: 'Alle',
  kind: 'Art',
  state: 'Zustand',
  kinds: {
    listing: 'Neuer Eintrag',
    correction: 'Korrektur',
    message: 'Nachricht',
    report: 'Meldung',
    notice: 'Meldung rechtswidriger Inhalte',
    'privacy-request': 'Datenschutz-Anliegen',
  } satisfies Record<SubmissionKind, string>,
  states: {
    new: 'neu',
    open: 'in Arbeit',
    done: 'erledigt',
    rejected: 'abgelehnt',
  } satisfies Record<SubmissionState, string>,
  from: 'Von',
  unknownSender: 'ohne Absender',
  confirmed: 'E-Mail bestätigt',
  unconfirmed: 'E-Mail unbestätigt',
  received: 'Eingegangen',
  due: (date: string) => `Frist: ${date}`,
  overdue: (date: string) => `Frist überschritten: ${date}`,
  business: 'Zum Betrieb',
  sent: 'Was geschickt wurde',
  note: 'Notiz (sieht nur die Verwaltung)',
  save: 'Speichern',
  saved: 'Gespeichert.',
  open: 'Ansehen',
}

export type InboxWords = typeof inboxDe
