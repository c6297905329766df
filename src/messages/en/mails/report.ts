import type { ReportMailMessages } from '#messages/de/mails/report.ts'

/** What mails about a report say. In English. */
export const messages: ReportMailMessages = {
  receivedSubject: (number: string) => `We have received your report (${number})`,
  received: (number: string) => `Thank you for your report. We have received it; its number is ${number}.`,
  next: 'We will look into it and let you know what becomes of it.',
  decidedSubject: (number: string) => `What became of your report (${number})`,
  acted: 'We have looked into your report and acted on it. Thank you for writing to us.',
  notActed: 'We have looked into your report and changed nothing.',
  hide: 'No longer shown:',
  remove: 'Removed:',
  text: 'A note from us:',
  reason: (title: string) =>
    `You are receiving this email because a report was sent to ${title} with this address. If that was not you, you need not do anything.`,
}
