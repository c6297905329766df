import type { PrivacyRequestMailMessages } from '#messages/de/mails/privacy-request.ts'

/** What mails about a privacy request say. In English. */
export const messages: PrivacyRequestMailMessages = {
  requests: {
    removal: 'removal',
    objection: 'objection',
    access: 'access',
    correction: 'rectification',
  },
  receivedSubject: (number: string) => `Your privacy request has arrived (${number})`,
  received: (request: string, number: string) =>
    `Your privacy request (${request}) has arrived and has the number ${number}.`,
  until: (day: string) => `You receive our answer by ${day} at the latest.`,
  identity: 'So that nobody decides about your data in your name, we may ask you something more.',
  decidedSubject: (number: string) => `Our answer to your privacy request (${number})`,
  acted: (request: string) => `We checked your privacy request (${request}) and acted on it.`,
  notActed: (request: string) => `We checked your privacy request (${request}) and cannot act on it.`,
  suppressed:
    'So that the entry does not come back with the next import, we put what it is recognised by on a suppression list. The list serves this purpose only.',
  text: 'This is what we have to say about it:',
  rights:
    'If you disagree, you can complain to a data protection authority (Article 77 GDPR), for example the one where you live, or go to court (Article 79 GDPR).',
  reason: (title: string) =>
    `You receive this e-mail because a privacy request was sent to ${title} with this address. If that was not you, please write to us.`,
}
