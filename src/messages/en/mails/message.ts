import type { Count } from '#messages/count.ts'
import type { MessageMailMessages } from '#messages/de/mails/message.ts'

/** What mails about a message say. In English. */
export const messages: MessageMailMessages = {
  receivedSubject: (number: string) => `Your message has arrived (${number})`,
  received: (subject: string, number: string) =>
    `Thank you for your message “${subject}”. It has arrived and has the number ${number}.`,
  within: (hours: Count) =>
    `We usually answer within ${hours.plural({ one: 'one hour', other: `${hours} hours` })}.`,
  soon: 'We read it and answer as soon as we can.',
  reason: (title: string) =>
    `You receive this e-mail because a message was written to ${title} with this address. If that was not you, there is nothing to do.`,
  replySubject: (subject: string, number: string) => `Answer: ${subject} (${number})`,
  replyReason: (title: string, number: string) =>
    `You receive this e-mail as an answer to your submission ${number} to ${title}.`,
}
