import type { PrivacyRequestMailMessages } from '#messages/de/mails/privacy-request.ts'

/** What mails about a privacy request say. In English. */
export const messages: PrivacyRequestMailMessages = {
  requests: {
    removal: 'erasure',
    objection: 'objection',
    access: 'access',
    correction: 'rectification',
  },
  receivedSubject: (number: string) => `We have received your privacy request (${number})`,
  received: (request: string, number: string) =>
    `We have received your privacy request (${request}). Its number is ${number}.`,
  until: (day: string) => `You will have our reply by ${day} at the latest.`,
  identity: 'We may ask you a further question, so that nobody else can decide about your data in your name.',
  decidedSubject: (number: string) => `Our reply to your privacy request (${number})`,
  acted: (request: string) => `We have examined your privacy request (${request}) and acted on it.`,
  notActed: (request: string) => `We have examined your privacy request (${request}) and cannot act on it.`,
  suppressed:
    'So that the listing does not come back with the next import, we have put what identifies it on a suppression list. The list is used for nothing else.',
  text: 'A note from us:',
  rights:
    'If you disagree, you can complain to a data protection authority (Article 77 GDPR), for example the one where you live, or go to court (Article 79 GDPR).',
  reason: (title: string) =>
    `You are receiving this email because a privacy request was sent to ${title} with this address. If that was not you, please write to us.`,
}
