import type { AdminNewsletterMessages } from '#messages/de/admin/newsletter.ts'

export const messages: AdminNewsletterMessages = {
  title: 'Newsletter',
  list: 'Addresses',
  count: count => count.plural({ one: 'One address', other: `${count} addresses` }),
  none: 'Nobody has subscribed to the newsletter yet. It can be subscribed to in the blog.',
  noneSuch: 'No address is in this state.',
  intro:
    'This website sends no newsletter itself. Download the confirmed addresses with their proof, and give them to the program that sends yours.',
  download: 'Download confirmed ones as CSV',
  state: 'State',
  all: 'All',
  states: { unconfirmed: 'unconfirmed', subscribed: 'subscribed', unsubscribed: 'unsubscribed' },
  email: 'E-mail',
  language: 'Language',
  asked: 'Asked',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  consent: 'Consent',
  consentShow: 'Wording',
  deeds: 'Action',
  remove: 'Delete',
  removeOf: email => `Delete ${email}`,
  removeTitle: email => `Delete ${email}?`,
  removeText:
    'The address and the proof of its consent are deleted. Whoever took it over into a program that sends mails has to delete it there too.',
  removed: 'The address is deleted.',
}
