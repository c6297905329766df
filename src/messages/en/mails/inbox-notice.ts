import type { InboxNoticeMailMessages } from '#messages/de/mails/inbox-notice.ts'

/** What the mail about something new in the inbox says. In English. */
export const messages: InboxNoticeMailMessages = {
  kinds: {
    listing: 'New listing',
    correction: 'Correction',
    message: 'Message',
    report: 'Report',
    notice: 'Notice under Art. 16 DSA',
    'privacy-request': 'Privacy request',
  },
  subject: (kind, number) => `In the inbox: ${kind} (${number})`,
  text: title => `There is something new in the inbox of ${title}:`,
  reason: title =>
    `You receive this e-mail because this address stands in the settings of ${title} as the operator's e-mail address.`,
}
