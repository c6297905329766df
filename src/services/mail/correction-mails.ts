import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { typedName } from './typed-name.ts'
import { type MailBlock, writeMail } from './write-mail.ts'

/** The recipient and the correction of a mail. */
export interface CorrectionMail {
  readonly to: string
  readonly language: Language
  readonly businessName: string
  /** 'E-1234' */
  readonly number: string
  readonly submissionId: number
}

/** Tells that a correction arrived. */
export function correctionReceivedMail(site: MailSite, mail: CorrectionMail): WrittenMail {
  const messages = MESSAGES[mail.language]
  const name = typedName(mail.businessName)
  return writeMail(
    site,
    { kind: 'correction-received', ...mail },
    {
      subject: messages.receivedSubject(name, mail.number),
      blocks: [messages.received(name, mail.number), messages.next],
      reason: messages.reason(site.title),
    },
  )
}

/**
 * Tells how a correction was decided.
 * @param mail accepted and refused fields in the mail's language (field-names.ts); text is the administrator's, ''
 * without one
 */
export function correctionDecidedMail(
  site: MailSite,
  mail: CorrectionMail & {
    readonly accepted: readonly string[]
    readonly refused: readonly string[]
    readonly text: string
  },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const name = typedName(mail.businessName)
  const { accepted, refused, text } = mail
  const blocks: readonly MailBlock[] = [
    messages.decided(name),
    ...(accepted.length === 0 ? [] : [messages.accepted, { list: accepted }]),
    ...(refused.length === 0 ? [] : [messages.refused, { list: refused }]),
    ...(text.trim() === '' ? [] : [messages.text, { quote: text }]),
    contactLine(site, mail.language, mail.number),
  ]
  return writeMail(
    site,
    { kind: 'correction-decided', ...mail },
    { subject: messages.decidedSubject(name, mail.number), blocks, reason: messages.reason(site.title) },
  )
}

const MESSAGES = {
  de: {
    receivedSubject: (name: string, number: string) => `Ihre Korrektur zu „${name}“ ist da (${number})`,
    received: (name: string, number: string) =>
      `vielen Dank: Ihre Korrektur zu „${name}“ ist bei uns angekommen und hat die Nummer ${number}.`,
    next: 'Wir prüfen sie und schreiben Ihnen, was wir übernommen haben. Bis dahin bleibt der Eintrag, wie er ist.',
    decidedSubject: (name: string, number: string) => `Ihre Korrektur zu „${name}“ (${number})`,
    decided: (name: string) => `wir haben Ihre Korrektur zu „${name}“ geprüft.`,
    accepted: 'Das haben wir übernommen:',
    refused: 'Das haben wir nicht übernommen:',
    text: 'Dazu schreiben wir Ihnen:',
    reason: (title: string) =>
      `Sie bekommen diese E-Mail, weil mit dieser Adresse eine Korrektur bei ${title} eingereicht wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
  },
  en: {
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
  },
  tr: {
    receivedSubject: (name: string, number: string) => `“${name}” için düzeltmeniz ulaştı (${number})`,
    received: (name: string, number: string) =>
      `Teşekkür ederiz: “${name}” için düzeltmeniz bize ulaştı, numarası ${number}.`,
    next: 'Düzeltmeyi inceleyip neleri aldığımızı size yazacağız. O zamana kadar kayıt olduğu gibi kalır.',
    decidedSubject: (name: string, number: string) => `“${name}” için düzeltmeniz (${number})`,
    decided: (name: string) => `“${name}” için düzeltmenizi inceledik.`,
    accepted: 'Şunları aldık:',
    refused: 'Şunları almadık:',
    text: 'Bununla ilgili size yazdığımız:',
    reason: (title: string) =>
      `Bu e-postayı, bu adresle ${title} için bir düzeltme gönderildiği için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez.`,
  },
} as const satisfies Record<Language, object>
