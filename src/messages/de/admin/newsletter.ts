import type { SubscriberState } from '#domain/newsletter/subscriber.ts'
import type { Count } from '#messages/count.ts'

/** What the list of the newsletter's subscribers says, in German. */
export const messages = {
  title: 'Newsletter',
  list: 'Adressen',
  count: (count: Count) => count.plural({ one: 'Eine Adresse', other: `${count} Adressen` }),
  none: 'Noch hat niemand den Newsletter bestellt. Bestellen kann man ihn im Blog.',
  noneSuch: 'Keine Adresse ist in diesem Zustand.',
  intro:
    'Diese Website verschickt selbst keinen Newsletter. Laden Sie die bestätigten Adressen mit ihrem Nachweis herunter, und geben Sie sie Ihrem Versandprogramm.',
  download: 'Bestätigte als CSV herunterladen',
  state: 'Zustand',
  all: 'Alle',
  states: {
    unconfirmed: 'unbestätigt',
    subscribed: 'bestellt',
    unsubscribed: 'abbestellt',
  } satisfies Record<SubscriberState, string>,
  email: 'E-Mail',
  language: 'Sprache',
  asked: 'Angefragt',
  confirmed: 'Bestätigt',
  unsubscribed: 'Abbestellt',
  consent: 'Einwilligung',
  consentShow: 'Wortlaut',
  deeds: 'Aktion',
  remove: 'Löschen',
  removeOf: (email: string) => `${email} löschen`,
  removeTitle: (email: string) => `${email} löschen?`,
  removeText:
    'Die Adresse und der Nachweis ihrer Einwilligung werden gelöscht. Wer sie in ein Versandprogramm übernommen hat, muss sie auch dort löschen.',
  removed: 'Die Adresse ist gelöscht.',
}

export type AdminNewsletterMessages = typeof messages
