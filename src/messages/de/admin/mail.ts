import type { MailKind, MailState } from '#domain/mail/mail.ts'
import type { Count } from '#messages/count.ts'

/** What the outbox says, in German. */
export const messages = {
  title: 'Postausgang',
  list: 'E-Mails der Website',
  count: (count: Count) => count.plural({ one: 'Eine E-Mail', other: `${count} E-Mails` }),
  none: 'Noch keine E-Mail. Was die Website schreibt, steht hier, auch solange kein Mailserver eingerichtet ist.',
  noneSuch: 'Solche E-Mails gibt es zurzeit nicht.',
  noServerTitle: 'Es ist kein Mailserver eingerichtet',
  noServer:
    'E-Mails werden geschrieben und bleiben hier lesbar, werden aber nicht gesendet. Tragen Sie unter „E-Mail und Adresse“ einen Mailserver ein: Dann gehen auch die wartenden hinaus.',
  toServer: 'E-Mail und Adresse',
  /** What becomes of a waiting mail. */
  untilServer: 'wird gesendet, sobald ein Mailserver eingerichtet ist',
  soon: 'wird gleich gesendet',
  /** Of a failed mail. */
  givenUp: 'Nach mehreren Versuchen wird diese E-Mail nicht mehr von selbst gesendet.',
  state: 'Stand',
  all: 'Alle',
  states: { waiting: 'wartet', sent: 'gesendet', failed: 'nicht gesendet' } satisfies Record<
    MailState,
    string
  >,
  kinds: {
    'listing-confirm': 'Bitte um Bestätigung (Eintrag)',
    'listing-approved': 'Eintrag angenommen',
    'listing-rejected': 'Eintrag abgelehnt',
    'correction-received': 'Korrektur eingegangen',
    'correction-decided': 'Korrektur entschieden',
    'owner-link': 'Link für Inhaber',
    'message-received': 'Nachricht eingegangen',
    'message-reply': 'Antwort',
    'report-received': 'Meldung eingegangen',
    'report-decided': 'Meldung entschieden',
    'notice-received': 'Meldung (DSA) eingegangen',
    'notice-decided': 'Meldung (DSA) entschieden',
    'privacy-request-received': 'Antrag zum Datenschutz eingegangen',
    'privacy-request-decided': 'Antrag zum Datenschutz entschieden',
    'newsletter-confirm': 'Bitte um Bestätigung (Newsletter)',
    'newsletter-confirmed': 'Newsletter bestätigt',
    'inbox-notice': 'Hinweis an Sie',
    test: 'Test-E-Mail',
  } satisfies Record<MailKind, string>,
  to: (address: string) => `An ${address}`,
  written: (moment: string) => `geschrieben ${moment}`,
  sentAt: (moment: string) => `an den Mailserver gegeben ${moment}`,
  nextTry: (moment: string) => `nächster Versuch ${moment}`,
  attempts: (count: Count) => count.plural({ one: 'ein Versuch', other: `${count} Versuche` }),
  failure: 'Der Mailserver sagt:',
  read: 'Lesen',
  linkRemoved: 'Der Link steht nur in der E-Mail selbst.',
  unreadable:
    'Diese E-Mail lässt sich nicht lesen: Der Schlüssel der Website ist ein anderer als damals. Legen Sie auf dem Server die frühere Datei secret.key zurück, oder setzen Sie dort den früheren SECRET_KEY.',
  body: 'Die E-Mail enthält dasselbe auch als einfaches HTML.',
  submission: (number: string) => `Zur Einsendung ${number}`,
  sendNow: 'Jetzt senden',
  withoutServer:
    'Hier wird nichts gesendet, solange kein Mailserver eingerichtet ist. Sie können den Text kopieren und selbst schicken.',
  copy: 'Text kopieren',
  copied: 'Der Text ist kopiert.',
  copyFailed: 'Der Browser erlaubt das Kopieren nicht. Öffnen Sie „Lesen“, und markieren Sie den Text dort.',
  retry: 'Jetzt noch einmal senden',
  retried: 'Die E-Mail wird gleich noch einmal gesendet.',
  kept: 'Gesendete E-Mails werden nach 90 Tagen gelöscht.',
}

export type AdminMailMessages = typeof messages
