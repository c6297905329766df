import type { SubmissionKind } from '#domain/submission/submission.ts'

export type InboxNoticeMailMessages = {
  readonly kinds: Readonly<Record<SubmissionKind, string>>
  readonly subject: (kind: string, number: string) => string
  readonly text: (title: string) => string
  readonly reason: (title: string) => string
}

/** What the mail about something new in the inbox says. In German. */
export const messages: InboxNoticeMailMessages = {
  kinds: {
    listing: 'Neuer Eintrag',
    correction: 'Korrektur',
    message: 'Nachricht',
    report: 'Meldung',
    notice: 'Meldung nach Art. 16 DSA',
    'privacy-request': 'Antrag zum Datenschutz',
  },
  subject: (kind, number) => `Neu im Posteingang: ${kind} (${number})`,
  text: title => `im Posteingang von ${title} liegt etwas Neues:`,
  reason: title =>
    `Sie bekommen diese E-Mail, weil diese Adresse in den Einstellungen von ${title} als E-Mail-Adresse des Betreibers steht.`,
}
