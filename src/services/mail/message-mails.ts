import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { hasOperator } from '#domain/settings/settings.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { typedName } from './typed-name.ts'
import { writeMail } from './write-mail.ts'

/** The recipient and the message of a mail. */
export interface MessageMail {
  readonly to: string
  readonly language: Language
  /** 'E-1234' */
  readonly number: string
  readonly subject: string
  readonly submissionId: number
}

/**
 * Tells that a message arrived.
 * @param mail replyHours: within how many hours messages are answered; promised only where an operator is known
 */
export function messageReceivedMail(
  site: MailSite,
  mail: MessageMail & { readonly replyHours: number },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const subject = typedName(mail.subject)
  return writeMail(
    site,
    { kind: 'message-received', ...mail },
    {
      subject: messages.receivedSubject(mail.number),
      blocks: [
        messages.received(subject, mail.number),
        hasOperator(site.operator) ? messages.within(mail.replyHours) : messages.soon,
      ],
      reason: messages.reason(site.title),
    },
  )
}

/** The administrator's answer to any submission. */
export function messageReplyMail(site: MailSite, mail: MessageMail & { readonly text: string }): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(
    site,
    { kind: 'message-reply', ...mail, isPersonal: true },
    {
      subject: messages.replySubject(typedName(mail.subject), mail.number),
      blocks: [mail.text, contactLine(site, mail.language, mail.number)],
      reason: messages.replyReason(site.title, mail.number),
    },
  )
}

const MESSAGES = {
  de: {
    receivedSubject: (number: string) => `Ihre Nachricht ist angekommen (${number})`,
    received: (subject: string, number: string) =>
      `vielen Dank für Ihre Nachricht „${subject}“. Sie ist bei uns angekommen und hat die Nummer ${number}.`,
    within: (hours: number) =>
      `Wir antworten in der Regel innerhalb von ${hours === 1 ? 'einer Stunde' : `${hours} Stunden`}.`,
    soon: 'Wir lesen sie und antworten, sobald wir können.',
    reason: (title: string) =>
      `Sie bekommen diese E-Mail, weil mit dieser Adresse eine Nachricht an ${title} geschrieben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
    replySubject: (subject: string, number: string) => `Antwort: ${subject} (${number})`,
    replyReason: (title: string, number: string) =>
      `Sie bekommen diese E-Mail als Antwort auf Ihre Einsendung ${number} bei ${title}.`,
  },
  en: {
    receivedSubject: (number: string) => `Your message has arrived (${number})`,
    received: (subject: string, number: string) =>
      `Thank you for your message “${subject}”. It has arrived and has the number ${number}.`,
    within: (hours: number) => `We usually answer within ${hours === 1 ? 'one hour' : `${hours} hours`}.`,
    soon: 'We read it and answer as soon as we can.',
    reason: (title: string) =>
      `You receive this e-mail because a message was written to ${title} with this address. If that was not you, there is nothing to do.`,
    replySubject: (subject: string, number: string) => `Answer: ${subject} (${number})`,
    replyReason: (title: string, number: string) =>
      `You receive this e-mail as an answer to your submission ${number} to ${title}.`,
  },
  tr: {
    receivedSubject: (number: string) => `Mesajınız ulaştı (${number})`,
    received: (subject: string, number: string) =>
      `“${subject}” mesajınız için teşekkür ederiz. Mesaj bize ulaştı, numarası ${number}.`,
    within: (hours: number) => `Genellikle ${hours} saat içinde yanıt veriyoruz.`,
    soon: 'Mesajınızı okuyacak ve mümkün olan en kısa sürede yanıtlayacağız.',
    reason: (title: string) =>
      `Bu e-postayı, bu adresle ${title} için bir mesaj yazıldığı için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez.`,
    replySubject: (subject: string, number: string) => `Yanıt: ${subject} (${number})`,
    replyReason: (title: string, number: string) =>
      `Bu e-postayı, ${title} için gönderdiğiniz ${number} numaralı gönderiye yanıt olarak alıyorsunuz.`,
  },
} as const satisfies Record<Language, object>
