import type { WrittenMail } from '#domain/mail/mail.ts'
import type { CorrectionMailMessages } from '#messages/de/mails/correction.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { typedName } from './typed-name.ts'
import { type MailBlock, type SubmissionMail, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<CorrectionMailMessages>(
  language => import(`../../messages/${language}/mails/correction.ts`),
)

/** The recipient and the correction of a mail. */
export interface CorrectionMail extends SubmissionMail {
  readonly businessName: string
}

/** Tells that a correction arrived. */
export function correctionReceivedMail(site: MailSite, mail: CorrectionMail): WrittenMail {
  const messages = MESSAGES[mail.language]
  const name = typedName(mail.businessName)
  return writeMail(site, 'correction-received', mail, {
    subject: messages.receivedSubject(name, mail.number),
    blocks: [messages.received(name, mail.number), messages.next],
    reason: messages.reason(site.title),
  })
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
  return writeMail(site, 'correction-decided', mail, {
    subject: messages.decidedSubject(name, mail.number),
    blocks,
    reason: messages.reason(site.title),
  })
}
