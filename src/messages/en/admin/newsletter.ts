import type { AdminNewsletterMessages } from '#messages/de/admin/newsletter.ts'

export const messages: AdminNewsletterMessages = {
  title: 'Newsletter',
  list: 'Addresses',
  count: count => count.plural({ one: 'One address', other: `${count} addresses` }),
  none: 'Nobody has subscribed yet. Visitors will find the form in the blog.',
  noneSuch: 'There are no such addresses at the moment.',
  intro:
    'This website does not send newsletters itself. Download the confirmed addresses with their proof of consent, and import them into the program that sends yours.',
  download: 'Download confirmed addresses as CSV',
  state: 'State',
  all: 'All',
  states: { unconfirmed: 'unconfirmed', subscribed: 'subscribed', unsubscribed: 'unsubscribed' },
  email: 'Email',
  language: 'Language',
  asked: 'Requested',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  consent: 'Consent',
  consentShow: 'Wording',
  actionsHead: 'Action',
  remove: 'Delete',
  removeOf: email => `Delete ${email}`,
  removeTitle: email => `Delete ${email}?`,
  removeText:
    'The address and its proof of consent will be deleted. If you have imported it into a mailing program, delete it there too.',
  removed: 'The address has been deleted.',
}
