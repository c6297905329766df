import type { CorrectionMailMessages } from '#messages/de/mails/correction.ts'

/** What mails about a correction say. In English. */
export const messages: CorrectionMailMessages = {
  receivedSubject: (name: string, number: string) => `We have your correction of “${name}” (${number})`,
  received: (name: string, number: string) =>
    `Thank you: your correction of “${name}” has arrived and has the number ${number}.`,
  next: 'We check it and write to you what we took over. Until then the entry stays as it is.',
  decidedSubject: (name: string, number: string) => `Your correction of “${name}” (${number})`,
  decided: (name: string) => `We checked your correction of “${name}”.`,
  accepted: 'We took this over:',
  refused: 'We did not take this over:',
  text: 'This is what we have to say about it:',
  reason: (title: string) =>
    `You receive this e-mail because a correction was submitted to ${title} with this address. If that was not you, there is nothing to do.`,
}
