import type { ContactLineMessages } from '#messages/de/mails/contact-line.ts'

/** How the reader of a mail gets an answer. In Turkish. */
export const messages: ContactLineMessages = {
  answer: (number: string) =>
    `Sorularınız varsa bu e-postayı yanıtlamanız yeterli. ${number} numarasıyla yazışmanızı hemen buluruz.`,
  write: (address: string, number: string) =>
    `Sorularınız varsa bize şu adresten yazın: ${address}. ${number} numarasını belirtirseniz yazışmanızı hemen buluruz.`,
}
