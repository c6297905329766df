import type { ContactLineMessages } from '#messages/de/mails/contact-line.ts'

/** How the reader of a mail gets an answer. In English. */
export const messages: ContactLineMessages = {
  answer: (number: string) =>
    `If you have any questions, just reply to this email. The number ${number} helps us find your case.`,
  write: (address: string, number: string) =>
    `If you have any questions, write to us at ${address}. The number ${number} helps us find your case.`,
}
