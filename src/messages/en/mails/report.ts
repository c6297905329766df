import type { ReportMailMessages } from '#messages/de/mails/report.ts'

/** What mails about a report say. In English. */
export const messages: ReportMailMessages = {
  receivedSubject: (number: string) => `Your report has arrived (${number})`,
  received: (number: string) => `Thank you for your report. It has arrived and has the number ${number}.`,
  next: 'We check it and write to you what becomes of it.',
  decidedSubject: (number: string) => `What became of your report (${number})`,
  acted: 'We checked your report and acted on it. Thank you for writing to us.',
  notActed: 'We checked your report and changed nothing.',
  hide: 'No longer shown:',
  remove: 'Removed:',
  text: 'This is what we have to say about it:',
  reason: (title: string) =>
    `You receive this e-mail because a report was sent to ${title} with this address. If that was not you, there is nothing to do.`,
}
