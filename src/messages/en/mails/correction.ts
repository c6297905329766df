import type { CorrectionMailMessages } from '#messages/de/mails/correction.ts'

/** What mails about a correction say. In English. */
export const messages: CorrectionMailMessages = {
  receivedSubject: (name: string, number: string) =>
    `We have received your correction of “${name}” (${number})`,
  received: (name: string, number: string) =>
    `Thank you for your correction of “${name}”. We have received it; its number is ${number}.`,
  next: 'We will check it and tell you which changes we have accepted. Until then the listing stays as it is.',
  decidedSubject: (name: string, number: string) => `Your correction of “${name}” (${number})`,
  decided: (name: string) => `We have checked your correction of “${name}”.`,
  accepted: 'We have accepted:',
  refused: 'We have not accepted:',
  text: 'A note from us:',
  reason: (title: string) =>
    `You are receiving this email because a correction was sent to ${title} with this address. If that was not you, you need not do anything.`,
}
