import type { WrittenMail } from '#domain/mail/mail.ts'
import { hasOperator } from '#domain/settings/settings.ts'
import { countIn } from '#messages/count.ts'
import type { MessageMailMessages } from '#messages/de/mails/message.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { typedName } from './typed-name.ts'
import { MAIL_FRAME, type SubmissionMail, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<MessageMailMessages>(
  language => import(`../../messages/${language}/mails/message.ts`),
)

/** The recipient and the message of a mail. */
export interface MessageMail extends SubmissionMail {
  readonly subject: string
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
  return writeMail(site, 'message-received', mail, {
    subject: messages.receivedSubject(mail.number),
    blocks: [
      messages.received(subject, mail.number),
      hasOperator(site.operator)
        ? messages.within(countIn(MAIL_FRAME[mail.language].locale, mail.replyHours))
        : messages.soon,
    ],
    reason: messages.reason(site.title),
  })
}

/** The administrator's answer to any submission. */
export function messageReplyMail(site: MailSite, mail: MessageMail & { readonly text: string }): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(site, 'message-reply', mail, {
    subject: messages.replySubject(typedName(mail.subject), mail.number),
    blocks: [mail.text, contactLine(site, mail.language, mail.number)],
    reason: messages.replyReason(site.title, mail.number),
    isPersonal: true,
  })
}
