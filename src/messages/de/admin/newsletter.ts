import type { SubscriberState } from '#domain/newsletter/subscription.ts'
import type { Count } from '#messages/count.ts'

/** What the list of the newsletter's subscribers says, in German. */
export const messages = {
  title: 'Newsletter',
  list: 'Adressen',
  count: (count: Count) => count.plural({ one: 'Eine Adresse', other: `${count} Adressen` }),
  none: 'Noch hat sich niemand angemeldet. Besucher finden das Formular im Blog.',
  noneSuch: 'Solche Adressen gibt es zurzeit nicht.',
  intro:
    'Diese Website verschickt selbst keinen Newsletter. Laden Sie die bestätigten Adressen mit dem Nachweis der Einwilligung herunter, und lesen Sie sie in Ihr Versandprogramm ein.',
  download: 'Bestätigte als Tabelle herunterladen (CSV)',
  state: 'Stand',
  all: 'Alle',
  states: {
    unconfirmed: 'unbestätigt',
    subscribed: 'angemeldet',
    unsubscribed: 'abgemeldet',
  } satisfies Record<SubscriberState, string>,
  email: 'E-Mail',
  language: 'Sprache',
  asked: 'Angefragt',
  confirmed: 'Bestätigt',
  unsubscribed: 'Abgemeldet',
  consent: 'Einwilligung',
  consentShow: 'Wortlaut',
  actionsHead: 'Aktion',
  remove: 'Löschen',
  removeOf: (email: string) => `${email} löschen`,
  removeTitle: (email: string) => `${email} löschen?`,
  removeText:
    'Die Adresse und der Nachweis ihrer Einwilligung werden gelöscht. Haben Sie sie in ein Versandprogramm eingelesen, löschen Sie sie bitte auch dort.',
  removed: 'Die Adresse ist gelöscht.',
}

export type AdminNewsletterMessages = typeof messages
