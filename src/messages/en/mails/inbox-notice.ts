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
  subject: (kind, number) => `In your inbox: ${kind} (${number})`,
  text: title => `There is something new in the inbox of ${title}:`,
  reason: title =>
    `You are receiving this email because this address is entered in the settings of ${title} as the operator’s email address.`,
}
