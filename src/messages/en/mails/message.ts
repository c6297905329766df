import type { Count } from '#messages/count.ts'
import type { MessageMailMessages } from '#messages/de/mails/message.ts'

/** What mails about a message say. In English. */
export const messages: MessageMailMessages = {
  receivedSubject: (number: string) => `We have received your message (${number})`,
  received: (subject: string, number: string) =>
    `Thank you for your message “${subject}”. We have received it; its number is ${number}.`,
  within: (hours: Count) =>
    `We usually reply within ${hours.plural({ one: 'one hour', other: `${hours} hours` })}.`,
  soon: 'We will read it and reply as soon as we can.',
  reason: (title: string) =>
    `You are receiving this email because a message was sent to ${title} with this address. If that was not you, you need not do anything.`,
  replySubject: (subject: string, number: string) => `Re: ${subject} (${number})`,
  replyReason: (title: string, number: string) =>
    `You are receiving this email as a reply to what you sent to ${title} (${number}).`,
}
