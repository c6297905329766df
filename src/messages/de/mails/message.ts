import type { Count } from '#messages/count.ts'
/** What mails about a message say. In German. */
export const messages = {
  receivedSubject: (number: string) => `Ihre Nachricht ist angekommen (${number})`,
  received: (subject: string, number: string) =>
    `vielen Dank für Ihre Nachricht „${subject}“. Sie ist bei uns angekommen und hat die Nummer ${number}.`,
  within: (hours: Count) =>
    `Wir antworten in der Regel innerhalb von ${hours.plural({ one: 'einer Stunde', other: `${hours} Stunden` })}.`,
  soon: 'Wir lesen sie und antworten, sobald wir können.',
  reason: (title: string) =>
    `Sie bekommen diese E-Mail, weil mit dieser Adresse eine Nachricht an ${title} geschrieben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
  replySubject: (subject: string, number: string) => `Antwort: ${subject} (${number})`,
  replyReason: (title: string, number: string) =>
    `Sie bekommen diese E-Mail als Antwort auf Ihre Einsendung ${number} bei ${title}.`,
}

export type MessageMailMessages = typeof messages
